import type { kindsOfPages } from '../site/index.ts';

/** Window heights by width, in CSS pixels. */
export const windows = { 390: 844, 820: 1180, 844: 390, 1440: 900 } as const;

export type Look = 'dark' | 'light' | 'de';
export type Scene = keyof typeof kindsOfPages | 'error' | 'turn';

/** One page in one look. */
export interface Shot {
  name: Scene;
  look: Look;
  widths: readonly (keyof typeof windows)[];
}

const everyWidth = [390, 820, 1440] as const;
const inDark: Scene[] = [
  'landing',
  'coaches',
  'bio',
  'chat',
  'library',
  'item',
  'recipe',
  'opens-soon',
  'not-found',
  'error',
];
const inLight: Scene[] = ['landing', 'chat', 'item'];

export const shots: readonly Shot[] = [
  ...inDark.map((name) => ({ name, look: 'dark' as const, widths: everyWidth })),
  { name: 'turn', look: 'dark', widths: [844] },
  ...inLight.map((name) => ({ name, look: 'light' as const, widths: everyWidth })),
  { name: 'landing', look: 'de', widths: everyWidth },
];
