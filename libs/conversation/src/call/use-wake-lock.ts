import { useEffect, useState } from 'react';

/**
 * Keeps a phone's screen on while it is wanted, where the browser can; anew after one has looked away.
 * @returns whether it is kept on; unknown until the browser has answered
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
      // A browser low on power says no: what is on the page goes on.
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
