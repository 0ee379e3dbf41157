import type { Situation } from '@greenroom/content';
import { intentOfChip } from '../flows/chip-intents.ts';
import type { Language } from '../flows/language.ts';
import { ofThisSubject } from '../flows/subject.ts';
import type { HouseQuestion } from '../question.ts';
import type { FoundByCues } from '../index-by-cues.ts';

/** What comes up in the middle of a conversation is mostly part of what it began with, unless it is told this plainly. */
const another = 3;

/**
 * What the person has before them, as far as it is one of the situations: the first that they told of on this subject, or
 * what they put in its place.
 */
export function situationIn(
  question: HouseQuestion,
  language: Language,
  find: (text: string) => FoundByCues<Situation> | undefined,
): Situation | undefined {
  const before = question.history.filter(({ author }) => author === 'person').map(({ text }) => text);
  const said = ofThisSubject([...before, question.text], language).filter((text) => intentOfChip(text) === undefined);
  let now: Situation | undefined;
  for (const text of said) {
    const found = find(text);
    if (found && (now === undefined || found.strength >= another || corrects.test(text))) now = found.content;
  }
  return now ?? (said.length > 1 ? find(said.join(' '))?.content : undefined);
}

const corrects = /^(?:no|nope|nein|wait|sorry)\b[^.?!]*\b(?:meant|mean|mein\p{L}*)\b/iu;
