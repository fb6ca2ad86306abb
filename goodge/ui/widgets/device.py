"""The device that was used last, whose keys or buttons people are told of."""

from __future__ import annotations

from enum import Enum


class Device(Enum):
    """A kind of device that gives commands."""

    KEYS = "keys"
    PAD = "pad"


class DeviceInUse:
    """The device used last: one for the whole program, as there is one screen."""

    def __init__(self) -> None:
        self.device = Device.KEYS

    def turn_to(self, device: Device) -> bool:
        """Take note that this device is used now; return True if it was another before."""
        is_new = device is not self.device
        self.device = device
        return is_new

    @property
    def is_pad(self) -> bool:
        return self.device is Device.PAD

    @property
    def has_mouse(self) -> bool:
        """True if a mouse may be at hand beside the device."""
        return not self.is_pad


in_use = DeviceInUse()
