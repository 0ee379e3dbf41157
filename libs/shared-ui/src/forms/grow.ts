import { type RefObject, useLayoutEffect } from 'react';

/** Measures of a text box in pixels: the height of its text, what the borders add, and its maximum height. */
export interface Measured {
  content: number;
  borders: number;
  max: number;
}

/** Returns the height, in pixels, of a text box for its text, and whether it must scroll because the text is taller. */
export function grownHeight({ content, borders, max }: Measured): { height: number; scrolls: boolean } {
  const wanted = content + borders;
  return { height: Math.min(wanted, max), scrolls: wanted > max };
}

/** Fits a text box to its text. Resets the height first, since `scrollHeight` never falls below the current height. */
export function fitToText(box: HTMLTextAreaElement, max: number): void {
  box.style.height = 'auto';
  const { height, scrolls } = grownHeight({
    content: box.scrollHeight,
    borders: box.offsetHeight - box.clientHeight,
    max,
  });
  box.style.height = `${height}px`;
  box.style.overflowY = scrolls ? 'auto' : 'hidden';
}

/** Keeps a text box as tall as its text, at most `max` pixels; `value` is its text if the caller controls it. */
export function useGrow(ref: RefObject<HTMLTextAreaElement | null>, max: number, value: unknown): void {
  useLayoutEffect(() => {
    if (ref.current) fitToText(ref.current, max);
  }, [ref, max, value]);
}
