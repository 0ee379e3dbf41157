import { useEffect, useState } from 'react';

/** Time without text after which the page says that the coach is still thinking, in milliseconds. */
export const stillThinkingAfterMs = 2_000;

/** Returns whether an answer has been awaited that long. @param thinking whether no text has arrived yet */
export function useStillThinking(thinking: boolean): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => setStill(true), stillThinkingAfterMs);
    return () => {
      clearTimeout(timer);
      setStill(false);
    };
  }, [thinking]);
  return thinking && still;
}
