import type { Danger } from './danger.ts';
import { openClassifier } from './classifier.ts';
import { plainlySaid } from './plain-words.ts';
import { heardAt, readScores, type Verdict } from './read-scores.ts';
import { windowsOf } from './windows.ts';

export type { DangerKind } from './classifier.ts';

export const weightsFile = new URL('./weights.bin.gz', import.meta.url);

/** A part of a long text is taken out of what explains it, and has to be clearer; so has a text of a word or three. */
const heardInPartAt = 0.88;
const heardInFewWordsAt = 0.6;
const fewWords = 3;
/** Conversations are read again and again; so many texts of this process are not judged twice. */
const remembered = 5_000;

const classify = openClassifier(weightsFile);
const known = new Map<string, Danger | undefined>();

/**
 * Tells whether a text speaks of danger: by patterns for what is said in so many words, else by a classifier trained on
 * labelled phrasings in English and German (`../evaluation/training`). How well it does so: docs/safety.md.
 * @returns nothing where it does not
 */
export function detectCrisis(text: string): Danger | undefined {
  if (known.has(text)) return known.get(text);
  const found = dangerIn(text);
  if (known.size >= remembered) known.clear();
  known.set(text, found);
  return found;
}

function dangerIn(text: string): Danger | undefined {
  const plain = plainlySaid(text);
  if (plain) return plain;
  const { whole, parts } = windowsOf(text);
  const verdicts = [
    ...whole.map((window) => readScores(classify(window), isShort(window) ? heardInFewWordsAt : heardAt)),
    ...parts.map((window) => readScores(classify(window), heardInPartAt)),
  ].filter((verdict): verdict is Verdict => verdict !== undefined);
  const [gravest] = verdicts.toSorted((one, other) => weight(other) - weight(one));
  return gravest && { tier: gravest.tier, kind: gravest.kind, language: gravest.language };
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= fewWords;

const weight = ({ tier, risk }: Verdict) => ({ emergency: 2, threat: 1, worried: 0 })[tier] + risk;
