import { useEffect } from 'react';
import type { CallClient } from '../call/call-client.ts';

/** A browser lets a page be heard after a touch: any will do. */
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
