import { readIntent } from '../intents/read-intent.ts';
import type { Intent } from '../intents/intents.ts';
import { namesADay } from './times.ts';
import type { StatementKind, Veto } from './statement.ts';

/**
 * From this probability on, an apparent plan is read as a fear: "I'll knock the price down before he opens his mouth".
 */
const fearfulFrom = 0.8;
/** Facts consist of a few common words, so the model needs a higher confidence to reject one. */
const surelyFrom = 0.7;

const always: Partial<Record<Intent, Veto>> = {
  ...{ fear: 'fear', calm: 'mood', complaint: 'mood', refuse: 'negation', decide: 'question', why: 'question' },
  ...{ pushback: 'hypothetical', words: 'to-the-coach', explain: 'question', recall: 'question' },
  ...{ summarise: 'to-the-coach', outside: 'question', 'thanks-bye': 'courtesy' },
};
const ofGoals: Partial<Record<Intent, Veto>> = {
  practise: 'to-the-coach',
  more: 'to-the-coach',
  accept: 'to-the-coach',
};

/** Returns the trained model's objection to remembering a sentence as this kind, if any. */
export function intentVeto(sentence: string, kind: StatementKind): Veto | undefined {
  const { intent, confidence, ranked } = readIntent(sentence);
  if (kind === 'goal') return { ...always, ...ofGoals }[intent];
  if (kind === 'fact') return confidence >= surelyFrom ? always[intent] : undefined;
  // Fears rarely name a day.
  if (namesADay(sentence)) return undefined;
  const fear = ranked.find((one) => one.intent === 'fear')!.confidence;
  return intent === 'fear' && fear < fearfulFrom ? undefined : always[intent];
}
