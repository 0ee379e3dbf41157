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

/** Returns the style variables of a mood for {@link lit} and {@link beam}: continuous, and in steps for reduced motion. */
export function litStyle(mood: number): CSSProperties {
  const light = lightOf(mood);
  const inSteps = Math.round(light * steps) / steps;
  return {
    '--light': brightness(light),
    '--light-in-steps': brightness(inSteps),
    '--beam': light,
    '--beam-in-steps': inSteps,
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

/** The style of a beam from above, as in a call, that is as strong as {@link litStyle} says. */
export const beam = `
  background: linear-gradient(150deg, rgba(233, 226, 168, 0.5), rgba(233, 226, 168, 0.1) 62%, transparent 86%);
  mask-image: linear-gradient(#000 55%, transparent);
  opacity: var(--beam, 0.5);
  transition: opacity var(--t-light) var(--ease-light);
  pointer-events: none;
  ${reducedMotion} {
    opacity: var(--beam-in-steps, 0.5);
  }
`;

const brightness = (light: number) => Math.round((darkest + light * (brightest - darkest)) * 100) / 100;
