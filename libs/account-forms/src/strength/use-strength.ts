import { useEffect, useState } from 'react';
import type { Strength } from './strength.ts';

/** Typing rests this long, in milliseconds, before it is measured: nobody is judged by their first letters. */
const restMs = 300;

/** Fewer characters than this are not measured yet. */
const least = 4;

/**
 * How hard a password is to guess, once typing rests. The meter and its dictionaries come when they are first needed;
 * where they cannot be had there is no meter, and nothing else is missing.
 */
export function useStrength(password: string, own: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const known = own.join('\n');

  useEffect(() => {
    let stale = false;
    const measure = async () => {
      if (password.length < least) return setStrength(undefined);
      const meter = await import('./measure-strength.ts').catch(() => undefined);
      if (!stale) setStrength(meter?.measureStrength(password, known.split('\n')));
    };
    const timer = setTimeout(() => void measure(), restMs);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [password, known]);
  return strength;
}
