import type { EventProperties } from '@greenroom/contracts';

type About = Partial<Omit<EventProperties<'Persona Click'>, 'page' | 'target'>>;

/** Marks a tile of a row, for it to be counted when it is seen and when it is pressed. */
export const tile = (about: About) => ({ 'data-counts-tile': JSON.stringify(about) });

/** Marks something to be counted when it is pressed. @param target a name of ours, `bio.write` */
export const pressed = (target: string, about?: About) => ({
  'data-counts-press': JSON.stringify({ target, ...about }),
});
