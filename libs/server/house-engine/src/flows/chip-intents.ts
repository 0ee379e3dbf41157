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
  firstStep: 'explain',
  trap: 'explain',
  ifNo: 'explain',
};

/** Returns the intent of a chip's text; undefined for any other text. */
export function intentOfChip(text: string): Intent | undefined {
  for (const [kind, { en, de }] of Object.entries(chips) as [keyof typeof chips, { en: string; de: string }][])
    if (text === en || text === de) return intents[kind];
  return undefined;
}

const facets = { firstStep: 'step', trap: 'trap', ifNo: 'ifNo' } as const;

/** Returns which facet of a situation a chip asks for; undefined for any other text. */
export function facetOfChip(text: string): 'step' | 'trap' | 'ifNo' | undefined {
  for (const [kind, facet] of Object.entries(facets) as [keyof typeof facets, 'step' | 'trap' | 'ifNo'][])
    if (text === chips[kind].en || text === chips[kind].de) return facet;
  return undefined;
}
