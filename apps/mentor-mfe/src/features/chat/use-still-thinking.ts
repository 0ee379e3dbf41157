import { useEffect, useState } from 'react';

/** After so many ms without a word it is said that the coach is still thinking. */
export const stillThinkingAfterMs = 2_000;

/** Whether an answer has been waited for that long. @param thinking no word of it has come */
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
