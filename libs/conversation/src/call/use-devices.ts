import { useEffect, useState } from 'react';
import type { CallDevice } from './call-device.ts';

/**
 * The microphones, cameras or loudspeakers there are, as they come and go. Browsers tell their names once a microphone or
 * a camera was allowed.
 * @param asked changes when there may be more to know, such as after the microphone was allowed
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
