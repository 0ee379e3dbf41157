import type { CSSProperties } from 'react';
import { reducedMotion } from '@greenroom/shared-ui';

const [darkest, brightest] = [0.46, 1.14];
/** Reduced motion shows these many degrees of light, and none between them. */
const steps = 4;

/**
 * How bright a portrait is in a mood.
 * @param mood from −3 to 3
 * @returns 0 to 1
 */
export function lightOf(mood: number): number {
  return Math.round(((Math.min(3, Math.max(-3, mood)) + 3) / 6) * 100) / 100;
}

/** The brightness of a portrait in a mood, for `brightness()`: as it is, and in steps for reduced motion. */
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
