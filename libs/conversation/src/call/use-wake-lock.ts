import { useEffect } from 'react';

/** Keeps a phone's screen on while it is wanted, where the browser can; anew after one has looked away. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted || !wakeLock) return;
    let held: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A browser low on power says no: the call goes on.
      const lock = await wakeLock.request('screen').catch(() => undefined);
      if (over) void lock?.release();
      else held = lock;
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
}
