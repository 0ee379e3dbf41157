import { sceneSentences, type SceneSentenceKey } from '@greenroom/contracts';

const keyBySentence = new Map(
  Object.entries(sceneSentences).map(([key, words]) => [words as string, key as SceneSentenceKey]),
);

/** The message for a sentence of the API's, which speaks English; none where it is not one of the contracts'. */
export const sentenceKey = (sentence: string): SceneSentenceKey | undefined => keyBySentence.get(sentence);

/** `scene.ai_role` of the API is the field `aiRole` of a form. */
export const fieldOf = (path: string): string =>
  path.replace(/^.*\./, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
