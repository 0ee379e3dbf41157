import { pathTo, paths, settingsAt } from '@greenroom/contracts';
import { kindsOfPages } from '../site/index.ts';

/** Window heights by width, in CSS pixels. */
export const windows = { 390: 844, 820: 1180, 844: 390, 1440: 900 } as const;
export type Width = keyof typeof windows;

/** Both themes and both languages. */
export const looks = {
  dark: { colorScheme: 'dark', locale: 'en-US' },
  'light-de': { colorScheme: 'light', locale: 'de-DE' },
} as const;
export type Look = keyof typeof looks;

/** The pages that are photographed, by the name of their pictures. */
export const addressesOfScenes = {
  ...kindsOfPages,
  'log-in': pathTo('customAuth', { customAuthSlug: 'login' }),
  'sign-up': pathTo('customAuth', { customAuthSlug: 'signup' }),
  help: paths.helpCenter,
  home: paths.homepage,
  'for-you': paths.forYou,
  plan: paths.practice,
  meetings: paths.meetings,
  progress: paths.progress,
  settings: settingsAt('you'),
  appearance: settingsAt('appearance'),
  /** The shell's own error page. */
  error: paths.root,
  /** A phone that lies on its side. */
  turn: paths.root,
} as const;
export type Scene = keyof typeof addressesOfScenes;

/** One page in one look. */
export interface Shot {
  name: Scene;
  look: Look;
  width: Width;
}

const scenes = Object.keys(addressesOfScenes) as Scene[];

export const shots: readonly Shot[] = (Object.keys(looks) as Look[]).flatMap((look) => [
  ...scenes
    .filter((name) => name !== 'turn')
    .flatMap((name) => ([390, 820, 1440] as const).map((width) => ({ name, look, width }))),
  { name: 'turn', look, width: 844 } as const,
]);

/** Returns the name of a shot's file. */
export const fileOf = ({ name, look, width }: Shot): string =>
  `${name}-${width}${look === 'dark' ? '' : `-${look}`}.jpg`;
