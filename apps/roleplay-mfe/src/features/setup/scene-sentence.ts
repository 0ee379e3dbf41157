import { sceneSentences, type SceneSentenceKey } from '@greenroom/contracts';

const keyBySentence = new Map(
  Object.entries(sceneSentences).map(([key, words]) => [words as string, key as SceneSentenceKey]),
);

/** Returns the message key for an error sentence of the API, which speaks English; undefined for other sentences. */
export const sentenceKey = (sentence: string): SceneSentenceKey | undefined => keyBySentence.get(sentence);

/** Maps `scene.ai_role` of the API to the field `aiRole` of a form. */
export const fieldOf = (path: string): string =>
  path.replace(/^.*\./, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
