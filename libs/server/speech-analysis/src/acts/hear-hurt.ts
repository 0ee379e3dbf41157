import type { SpeechAct } from '@greenroom/content';
import { readHurt } from '@greenroom/understanding';

const hurtful: readonly SpeechAct[] = ['insults', 'blames', 'threatens', 'pushes'];
/** Probability from which a sentence hurts, without and with a phrase that indicates it. */
const sureFrom = 0.6;
const alsoFrom = 0.3;

/**
 * Decides whether a sentence insults, blames, threatens or pushes: the model of hurtful sentences does. A phrase that
 * indicates it lowers the probability that it takes, of the sentence or of one of its clauses: “Thank you, you liar.”
 * @param byWords the acts that phrases indicate
 */
export function withHurt(byWords: ReadonlySet<SpeechAct>, text: string): Set<SpeechAct> {
  const { hurt, risk } = readHurt(text);
  if (hurtful.every((act) => !byWords.has(act))) return new Set(risk >= sureFrom ? [...byWords, hurt] : byWords);
  const isMeant = risk >= alsoFrom || text.split(/[,;:–—]/u).some((clause) => readHurt(clause).risk >= alsoFrom);
  return isMeant ? new Set(byWords) : byWords.difference(new Set(hurtful));
}
