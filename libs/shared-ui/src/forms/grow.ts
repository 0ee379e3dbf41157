import { type RefObject, useLayoutEffect } from 'react';

/** Pixels of a box around its text: how tall the text is, what the borders add, and the tallest it may become. */
export interface Measured {
  content: number;
  borders: number;
  max: number;
}

/** The height, in pixels, at which a text box shows its text, and whether it must scroll because that is too tall. */
export function grownHeight({ content, borders, max }: Measured): { height: number; scrolls: boolean } {
  const wanted = content + borders;
  return { height: Math.min(wanted, max), scrolls: wanted > max };
}

/** Fits a text box to its text. It is first let go, since `scrollHeight` never falls below the present height. */
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

/** Keeps a text box as tall as its text, at most `max` pixels; `value` is what it shows, where that is known. */
export function useGrow(ref: RefObject<HTMLTextAreaElement | null>, max: number, value: unknown): void {
  useLayoutEffect(() => {
    if (ref.current) fitToText(ref.current, max);
  }, [ref, max, value]);
}
