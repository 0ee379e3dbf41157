import { useEffect, useState } from 'react';
import { type Speaking, whoSpeaks } from './who-speaks.ts';

/** How often the levels are read, in milliseconds. */
const lookEveryMs = 120;

/**
 * Returns who has the floor.
 * @param read returns the current level of each person
 */
export function useSpeaker(read: () => readonly (readonly [who: string, level: number])[]): string | undefined {
  const [who, setWho] = useState<string>();
  useEffect(() => {
    let speaking: Speaking | undefined;
    const timer = setInterval(() => {
      speaking = whoSpeaks(speaking, read(), performance.now());
      setWho(speaking?.who);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [read]);
  return who;
}
