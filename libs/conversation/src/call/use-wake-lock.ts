import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while wanted, where the browser supports it, and renews the lock when the page is visible again.
 * @returns whether the screen is kept on; undefined until the browser has answered
 */
export function useWakeLock(wanted: boolean): boolean | undefined {
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted) return;
    let held: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A browser in low-power mode refuses: the page works without the lock.
      const lock = await wakeLock?.request('screen').catch(() => undefined);
      if (over) void lock?.release();
      else {
        held = lock;
        setIsOn(lock !== undefined);
      }
    };
    const again = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [wanted]);
  return isOn;
}
