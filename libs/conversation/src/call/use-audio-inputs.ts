import { useEffect, useState } from 'react';
import type { CallDevice } from './call-device.ts';

/**
 * The microphones, or cameras, there are, as they come and go. Browsers tell their names once one of them was allowed.
 * @param asked changes when there may be more to know, such as after the microphone was allowed
 */
export function useInputs(kindOfInput: 'audioinput' | 'videoinput', asked: unknown): readonly CallDevice[] {
  const [devices, setDevices] = useState<readonly CallDevice[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return;
    let here = true;
    const look = async () => {
      const all = await mediaDevices.enumerateDevices().catch(() => []);
      const inputs = all.filter(({ kind, deviceId }) => kind === kindOfInput && deviceId !== '');
      if (here) setDevices(inputs.map(({ deviceId, label }) => ({ id: deviceId, label })));
    };
    void look();
    const again = () => void look();
    mediaDevices.addEventListener('devicechange', again);
    return () => {
      here = false;
      mediaDevices.removeEventListener('devicechange', again);
    };
  }, [asked, kindOfInput]);
  return devices;
}

export const useAudioInputs = (asked: unknown): readonly CallDevice[] => useInputs('audioinput', asked);
