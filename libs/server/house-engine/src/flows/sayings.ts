import { type FlowInput, saidByPerson } from './flow.ts';
import { type Language, quoted } from './language.ts';
import { inEnglish } from './sayings-in-english.ts';
import { inGerman } from './sayings-in-german.ts';
import { addressOf, type Slots } from './slots.ts';
import type { Tone } from './tones.ts';
import { type Matter, talk } from './what-to-say.ts';

/** What one can say word for word, filled with what the person told. */
export function saying(matter: Matter | undefined, slots: Slots, language: Language, tone: Tone): string {
  // A room is not called by a name.
  const to = matter?.kind === 'opening' ? undefined : addressOf(slots);
  const said = language === 'de' ? inGerman(matter, slots)[tone] : inEnglish(matter, slots)[tone];
  const sentence = to === undefined ? said : `${to}, ${beginsWithName(said) ? said : lowerFirst(said, language)}`;
  return quoted(sentence, language);
}

/** Who speaks to a room opens a talk on a subject, where others would ask for ten minutes about it. */
export function forTheRoom({ matter, question }: Pick<FlowInput, 'matter' | 'question'>): Matter | undefined {
  const isStage = question.coach.category === 'stage';
  const speaks = isStage || [question.text, ...saidByPerson(question)].some((said) => talk.test(said));
  if (matter?.kind === 'opening' && !speaks) return undefined;
  if (!isStage || matter?.kind !== 'about') return matter;
  return { kind: 'opening', what: matter.what };
}

const beginsWithName = (text: string) => /^(I\b|I’)/.test(text);
/** A sentence as it stands after a name and a comma; in German `Sie` and `Ihr` keep their capital. */
export const lowerFirst = (text: string, language: Language): string =>
  (language === 'de' ? /^(Sie|Ihr|Ihre|Ihnen)\b/ : /^I\b/).test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
