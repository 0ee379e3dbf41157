import type { Intent } from '@greenroom/understanding';
import { chips } from './flow-words.ts';

const intents: Readonly<Record<keyof typeof chips, Intent>> = {
  softer: 'words',
  firmer: 'words',
  pushback: 'pushback',
  words: 'words',
  decide: 'decide',
  practise: 'practise',
  summary: 'summarise',
  rightGoal: 'accept',
  wrongGoal: 'refuse',
  fromHere: 'answer',
};

/** What a chip asks for; nothing where the words are no chip’s. */
export function intentOfChip(text: string): Intent | undefined {
  for (const [kind, { en, de }] of Object.entries(chips) as [keyof typeof chips, { en: string; de: string }][])
    if (text === en || text === de) return intents[kind];
  return undefined;
}
