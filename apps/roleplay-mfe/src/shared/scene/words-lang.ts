import type { SceneCard } from '@greenroom/contracts';

/** Returns the `lang` of a scene's own words; undefined for a custom scene, which may be in any language. */
export const wordsLangOf = ({ language }: Pick<SceneCard, 'language'>): 'en' | 'de' | undefined =>
  language ?? undefined;
