/** Breakpoints in CSS pixels of width. Source: docs/specification.md, 14.2. */
export const breakpoints = { sm: 576, md: 768, lg: 960, xl: 1200 } as const;

type Breakpoint = keyof typeof breakpoints;

function queries(make: (width: number) => string) {
  return Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, make(width)])) as Record<
    Breakpoint,
    string
  >;
}

/** `${from.md} { … }` in a style: at this width and wider. */
export const from = queries((width) => `@media (min-width: ${width}px)`);

/** `${below.md} { … }` in a style: narrower than this width. */
export const below = queries((width) => `@media (max-width: ${width - 0.02}px)`);

/** Windows up to this height, in CSS pixels, are treated as phones with an open software keyboard. */
export const shortWindow = 520;

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
