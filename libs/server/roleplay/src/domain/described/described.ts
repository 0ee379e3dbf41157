import type { CustomForm } from '@greenroom/contracts';
import { mayHintAtDanger } from '@greenroom/safety';
import { readLine } from '@greenroom/speech-analysis';
import type { Described } from './described-scene.ts';
import { describedInEnglish } from './described-in-english.ts';
import { describedInGerman } from './described-in-german.ts';

const mostHolds = 2;
/** Shortest and longest sentence to be spoken, in words. */
const [fewestWords, mostWords] = [2, 20];

/**
 * Reads the description of a custom scene. The partner is only given sentences that are certainly theirs: a sentence
 * with an ambiguous pronoun is left out. Nothing that signals or may signal danger is repeated.
 */
export function describedIn(form: CustomForm, language: 'en' | 'de'): Described {
  const read = language === 'de' ? describedInGerman : describedInEnglish;
  const { topic, holds, fears, need, reason, fact } = read(form);
  return {
    topic: topic && isSpeakable(topic.person, 1) ? topic : null,
    holds: [...new Set(holds)].filter((line) => isSpeakable(line)).slice(0, mostHolds),
    fears: speakable(fears),
    need: speakable(need),
    reason: speakable(reason),
    fact: speakable(fact),
  };
}

const speakable = (line: string | null): string | null => (line !== null && isSpeakable(line) ? line : null);

function isSpeakable(line: string, fewest = fewestWords): boolean {
  const { words } = readLine(line);
  return words >= fewest && words <= mostWords && !/[()[\]{}<>*_#|\\\n]/.test(line) && !mayHintAtDanger(line);
}
