import { chooseFreshest } from './choose.ts';
import { afterCrisis } from './course-words.ts';
import { crisisWords, hearCrisis } from './crisis.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { saidIn, texts } from './speaking.ts';

/** The language of the crisis that was spoken of in the message before, if one was: it is not over with one answer. */
export function wasCrisis({ history }: HouseQuestion): 'en' | 'de' | undefined {
  const last = history.findLast((turn) => turn.author === 'person');
  return last && hearCrisis(last.text);
}

/** Help lines, all of them, in the person's language, and nothing else; one message later a word that holds on to it. */
export function answerCrisis({ text, history, seed }: HouseQuestion, language: 'en' | 'de'): HousePart[] {
  const said = saidIn(history);
  if (!hearCrisis(text)) return texts([chooseFreshest(afterCrisis[language], said, seed, 'after a crisis')]);
  const { openings, danger, lines, closing } = crisisWords(language);
  const opening = chooseFreshest(openings, said, seed, 'crisis');
  return texts([opening, danger, lines.map((line) => `- ${line}`).join('\n'), closing]);
}
