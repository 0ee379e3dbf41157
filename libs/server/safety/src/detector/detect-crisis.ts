import type { Danger, DetectedDanger } from './danger.ts';
import { openClassifier } from './classifier.ts';
import { plainlySaid } from './plain-words.ts';
import { type Bounds, readScores, type Verdict, wholeText } from './read-scores.ts';
import { windowsOf } from './windows.ts';

export type { DangerKind } from './classifier.ts';

export const weightsFile = new URL('./weights.bin.gz', import.meta.url);

/**
 * Bounds for a part of a long text: it lacks its context, so it must be clearer; the same holds for a text of one to
 * three words.
 */
const part: Bounds = { low: 0.88, middle: 0.88, high: 0.66 };
/** “I’ll do it tonight”: the meaning of so short a text depends on what was said before it. */
const shortWords = 5;
const shortText: Bounds = { ...wholeText, low: 0.28 };
const longText: Bounds = { ...wholeText, low: 0.25 };
const fewWordsText: Bounds = { low: 0.34, middle: 0.6, high: 0.64 };
const fewWords = 3;
/** Longer stories mention much that only sounds like a hint. */
const manyWords = 18;
/** Number of cached results: conversations are read again and again. */
const remembered = 5_000;

const classify = openClassifier(weightsFile);
const known = new Map<string, DetectedDanger | undefined>();

/**
 * Detects whether a text signals danger: by patterns for explicit statements, else by a classifier trained on labelled
 * phrasings in English and German (`../evaluation/training`). Its accuracy: docs/safety.md.
 * @returns undefined where it does not, or only hints at it
 */
export function detectCrisis(text: string): Danger | undefined {
  const found = detectDanger(text);
  return found?.certainty === 'low' ? undefined : found;
}

/**
 * Reports whether a text signals danger or may hint at it: no goal, memory, title, mail or quotation is made from it.
 */
export const mayHintAtDanger = (text: string): boolean => detectDanger(text) !== undefined;

/** Returns the danger that a text signals or may hint at, and its certainty. */
export function detectDanger(text: string): DetectedDanger | undefined {
  if (known.has(text)) return known.get(text);
  const found = dangerIn(text);
  if (known.size >= remembered) known.clear();
  known.set(text, found);
  return found;
}

function dangerIn(text: string): DetectedDanger | undefined {
  const plain = plainlySaid(text);
  if (plain) return { ...plain, certainty: 'high' };
  const { whole, parts } = windowsOf(text);
  const verdicts = [
    ...whole.map((window) => readScores(classify(window), boundsOf(window))),
    ...parts.map((window) => readScores(classify(window), part)),
  ].filter((verdict): verdict is Verdict => verdict !== undefined);
  const [gravest] = verdicts.toSorted((one, other) => weight(other) - weight(one));
  if (!gravest) return undefined;
  const { tier, kind, language, certainty } = gravest;
  return { tier, kind, language, certainty };
}

function boundsOf(text: string): Bounds {
  const words = text.trim().split(/\s+/).length;
  if (words <= fewWords) return fewWordsText;
  if (words <= shortWords) return shortText;
  return words > manyWords ? longText : wholeText;
}

const weight = ({ tier, risk, certainty }: Verdict) =>
  ({ high: 6, middle: 3, low: 0 })[certainty] + { emergency: 2, threat: 1, worried: 0 }[tier] + risk;
