import { below, breakpoints, from } from './breakpoints.ts';

test.each(Object.keys(breakpoints) as (keyof typeof breakpoints)[])(
  'every width is either below or from %s',
  (name) => {
    const least = Number(/min-width: ([\d.]+)px/.exec(from[name])?.[1]);
    const most = Number(/max-width: ([\d.]+)px/.exec(below[name])?.[1]);
    expect(least).toBe(breakpoints[name]);
    expect(most).toBeLessThan(least);
    expect(least - most).toBeLessThan(0.05);
  },
);
