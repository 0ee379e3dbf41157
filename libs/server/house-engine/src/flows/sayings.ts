import { type FlowInput, saidByPerson } from './flow.ts';
import { type Language, quoted } from './language.ts';
import { inEnglish } from './sayings-in-english.ts';
import { inGerman } from './sayings-in-german.ts';
import { addressOf, type Slots } from './slots.ts';
import type { Tone } from './tones.ts';
import { type Matter, talk } from './what-to-say.ts';

/** Returns a sentence to say word for word, filled in with what the person stated. */
export function saying(matter: Matter | undefined, slots: Slots, language: Language, tone: Tone): string {
  // An audience is not addressed by name.
  const to = matter?.kind === 'opening' ? undefined : addressOf(slots, matter !== undefined && atWork.has(matter.kind));
  const said = language === 'de' ? inGerman(matter, slots)[tone] : inEnglish(matter, slots)[tone];
  const sentence = to === undefined ? said : `${to}, ${beginsWithName(said) ? said : lowerFirst(said, language)}`;
  return quoted(sentence, language);
}

/** What is said to a boss or a customer, whichever relatives are mentioned. */
const atWork: ReadonlySet<Matter['kind']> = new Set(['raise', 'price', 'resign', 'pay-expected', 'let-go']);

/** Adapts a matter to a talk: a speaker opens a talk on a subject, where others would ask for ten minutes about it. */
export function forTheRoom({ matter, question }: Pick<FlowInput, 'matter' | 'question'>): Matter | undefined {
  const isStage = question.coach.category === 'stage';
  const speaks = isStage || [question.text, ...saidByPerson(question)].some((said) => talk.test(said));
  if (matter?.kind === 'opening' && !speaks) return undefined;
  if (!isStage || matter?.kind !== 'about') return matter;
  return { kind: 'opening', what: matter.what };
}

const beginsWithName = (text: string) => /^(I\b|I’)/.test(text);
/**
 * Lowers the first letter of a sentence that follows a name and a comma; in German `Sie` and `Ihr` stay capitalised.
 */
export const lowerFirst = (text: string, language: Language): string =>
  (language === 'de' ? /^(Sie|Ihr|Ihre|Ihnen)\b/ : /^I\b/).test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
