import { useEffect, useState } from 'react';
import type { CallDevice } from './call-device.ts';

/**
 * Returns the available microphones, cameras or loudspeakers, and updates as they change. Browsers hide the names
 * until the user has allowed a microphone or a camera.
 * @param asked a value that changes when more may be known, such as after a permission was granted
 */
export function useDevices(wanted: MediaDeviceKind, asked: unknown): readonly CallDevice[] {
  const [devices, setDevices] = useState<readonly CallDevice[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return;
    let here = true;
    const look = async () => {
      const all = await mediaDevices.enumerateDevices().catch(() => []);
      const found = all.filter(({ kind, deviceId }) => kind === wanted && deviceId !== '');
      if (here) setDevices(found.map(({ deviceId, label }) => ({ id: deviceId, label })));
    };
    void look();
    const again = () => void look();
    mediaDevices.addEventListener('devicechange', again);
    return () => {
      here = false;
      mediaDevices.removeEventListener('devicechange', again);
    };
  }, [asked, wanted]);
  return devices;
}
