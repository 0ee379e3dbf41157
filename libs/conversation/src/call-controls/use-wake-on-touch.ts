import { useEffect } from 'react';
import type { CallClient } from '../call/call-client.ts';

/** Resumes audio on any user gesture: browsers keep a page silent until the first one. */
export function useWakeOnTouch(client: CallClient): void {
  useEffect(() => {
    const wake = () => void client.wake();
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, wake);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, wake);
    };
  }, [client]);
}
