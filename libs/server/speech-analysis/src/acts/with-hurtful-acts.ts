import type { SpeechAct } from '@greenroom/content';
import { detectHurtful } from '@greenroom/understanding';
import { hurtfulActs } from './hurtful-acts.ts';

/** Probability from which a sentence hurts, without and with a phrase that indicates it. */
const sureFrom = 0.6;
const alsoFrom = 0.3;

/**
 * Returns the acts of a sentence, with those that hurt as the model of hurtful sentences reads them. Without a phrase
 * that indicates one, the model adds the likeliest from {@link sureFrom} on. With one, the phrase's act stays if the
 * sentence or one of its clauses hurts from {@link alsoFrom} on: “Thank you, you liar.” Otherwise it is dropped.
 * @param byWords the acts that phrases indicate
 */
export function withHurtfulActs(byWords: ReadonlySet<SpeechAct>, text: string): Set<SpeechAct> {
  const { kind, risk } = detectHurtful(text);
  if (hurtfulActs.every((act) => !byWords.has(act))) return new Set(risk >= sureFrom ? [...byWords, kind] : byWords);
  const isMeant = risk >= alsoFrom || text.split(/[,;:–—]/u).some((clause) => detectHurtful(clause).risk >= alsoFrom);
  return isMeant ? new Set(byWords) : byWords.difference(new Set(hurtfulActs));
}
