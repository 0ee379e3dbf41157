import { readStatement, type Veto } from '@greenroom/understanding';

/** What may be kept of a sentence that is none of these. */
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

/** Whether a sentence is meant as it stands: no fear, joke, quotation or the like. */
export function isMeant(sentence: string): boolean {
  const said = readStatement(sentence);
  return said.kind !== 'none' || !notMeant.includes(said.why);
}
