import { useEffect, useState } from 'react';
import { type Speaking, whoSpeaks } from './who-speaks.ts';

/** How often it is looked who speaks, in milliseconds. */
const lookEveryMs = 120;

/**
 * Who has the floor.
 * @param read how loud everybody is now
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
