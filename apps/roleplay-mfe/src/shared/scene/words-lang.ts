import type { SceneCard } from '@greenroom/contracts';

/** The `lang` of a scene's own words; none for a scene of one's own, which is in whatever language its maker wrote. */
export const wordsLangOf = ({ language }: Pick<SceneCard, 'language'>): 'en' | 'de' | undefined =>
  language ?? undefined;
