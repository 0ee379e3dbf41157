import { readStatement, type Veto } from '@greenroom/understanding';

/** Kinds of sentences that are not meant literally. */
const notMeant: readonly Veto[] = [
  'question',
  'quotation',
  'joke',
  'threat',
  'sarcasm',
  'hypothetical',
  'fear',
  'mood',
];

/** Whether a sentence is meant literally: no fear, joke, quotation or the like. */
export function isMeant(sentence: string): boolean {
  const said = readStatement(sentence);
  return said.kind !== 'none' || !notMeant.includes(said.why);
}
