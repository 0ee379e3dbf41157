import type { CSSProperties } from 'react';
import { reducedMotion } from '@greenroom/shared-ui';

const [darkest, brightest] = [0.46, 1.14];
/** Below 1, so that changes near the middle, where most scenes stay, are visible. */
const bend = 0.6;
/** Number of steps of light for reduced motion. */
const steps = 4;

/**
 * Returns how bright a portrait is in a mood.
 * @param mood from −3 to 3
 * @returns 0 to 1
 */
export function lightOf(mood: number): number {
  const share = Math.min(1, Math.abs(mood) / 3) ** bend;
  return Math.round((0.5 + (Math.sign(mood) * share) / 2) * 100) / 100;
}

/** Returns the style variables for `brightness()` in a mood: continuous, and in steps for reduced motion. */
export function litStyle(mood: number): CSSProperties {
  const light = lightOf(mood);
  return {
    '--light': brightness(light),
    '--light-in-steps': brightness(Math.round(light * steps) / steps),
  } as CSSProperties;
}

/** The style of a picture that {@link litStyle} lights. */
export const lit = `
  filter: brightness(var(--light, 1));
  transition: filter var(--t-light) var(--ease-light);
  ${reducedMotion} {
    filter: brightness(var(--light-in-steps, 1));
  }
`;

const brightness = (light: number) => Math.round((darkest + light * (brightest - darkest)) * 100) / 100;
