import type { EventProperties } from '@greenroom/contracts';

type About = Partial<Omit<EventProperties<'Persona Click'>, 'page' | 'target'>>;

/** Marks a tile of a row, to count when it is seen and when it is pressed. */
export const tile = (about: About) => ({ 'data-counts-tile': JSON.stringify(about) });

/** Marks an element to count when it is pressed. @param target our own name, `bio.write` */
export const pressed = (target: string, about?: About) => ({
  'data-counts-press': JSON.stringify({ target, ...about }),
});
