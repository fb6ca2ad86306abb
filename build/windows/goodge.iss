; Inno Setup's recipe for the installer: iscc /DVersion=0.2.0rc1 /DNumbers=0.2.0 build\windows\goodge.iss
; It installs the folder build of `python build\dev.py folder`, for one person, which needs no rights, or for all.

#ifndef Version
  #error The version is missing: /DVersion=0.2.0rc1
#endif
#ifndef Numbers
  #error The version in numbers alone is missing: /DNumbers=0.2.0
#endif

[Setup]
AppId={{7E0B6C5A-3F0D-4B59-9C35-1B8F6A0E4D21}
AppName=Goodge
AppVersion={#Version}
AppVerName=Goodge {#Version}
VersionInfoVersion={#Numbers}
DefaultDirName={autopf}\Goodge
DefaultGroupName=Goodge
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\assets\icon\icon.ico
UninstallDisplayIcon={app}\goodge.exe
OutputDir=..\out\release
OutputBaseFilename=goodge-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; what an older version had and this one has not
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\out\folder\goodge\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Goodge"; Filename: "{app}\goodge.exe"
Name: "{autodesktop}\Goodge"; Filename: "{app}\goodge.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.goodge"; ValueType: string; ValueData: "Goodge.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Goodge.Record"; ValueType: string; ValueData: "Goodge matches"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Goodge.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\goodge.exe,0"
Root: HKA; Subkey: "Software\Classes\Goodge.Record\shell\open\command"; ValueType: string; ValueData: """{app}\goodge.exe"" ""%1"""

[Run]
Filename: "{app}\goodge.exe"; Description: "{cm:LaunchProgram,Goodge}"; Flags: nowait postinstall skipifsilent
