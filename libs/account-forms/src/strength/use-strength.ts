import { useEffect, useState } from 'react';
import type { Strength } from './strength.ts';

/** Pause in typing before the password is measured, in milliseconds, so that its first letters are not judged. */
const restMs = 300;

/** Shorter passwords are not measured. */
const least = 4;

/**
 * Returns how hard a password is to guess, once typing pauses. Loads the meter and its dictionaries on first use; when
 * they cannot be loaded, the form works without a meter.
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
