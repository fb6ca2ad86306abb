#!/usr/bin/env bash
# Signs programs on Windows: sign.sh FILE ...; the certificate in base64 is in CERTIFICATE, its password in PASSWORD.

set -euo pipefail
store=$(mktemp -d)
trap 'rm -rf "$store"' EXIT
base64 --decode <<<"$CERTIFICATE" >"$store/certificate.pfx"
signtool=$(command -v signtool || compgen -G '/c/Program Files (x86)/Windows Kits/10/bin/*/x64/signtool.exe' | sort -V | tail -n 1)
export MSYS2_ARG_CONV_EXCL='/f;/p;/fd;/tr;/td'  # options, not paths
for file in "$@"; do
  "$signtool" sign /f "$(cygpath -w "$store/certificate.pfx")" /p "$PASSWORD" /fd sha256 \
    /tr http://timestamp.digicert.com /td sha256 "$(cygpath -w "$file")"
done
