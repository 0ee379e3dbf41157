import { fromMaterial } from './acknowledge.ts';
import { answerInGerman } from './flows/index.ts';
import type { CourseNow } from './course-now.ts';
import { giveExercise } from './give-exercise.ts';
import { sayIn } from './last-time.ts';
import type { Occasion } from './occasion-cues.ts';
import type { HouseAnswer, HouseQuestion } from './question.ts';
import type { ShelfSearch } from './shelf-search.ts';
import { type Speaker, texts } from './speaking.ts';

interface GermanTurn {
  question: HouseQuestion;
  occasion: Occasion;
  course: CourseNow;
  /** The person has committed to a next step. */
  closed: boolean;
  /** The question about last time, if one is due. */
  asked: string | undefined;
}

/** Confirms the next step, asks about last time, or continues with uploaded material and what the person stated. */
export function goOnInGerman(
  { question, occasion, course, closed, asked }: GermanTurn,
  shelves: ShelfSearch,
  speaker: Speaker,
): HouseAnswer {
  if (closed) {
    const { step } = course.after;
    const settled = step ? sayIn('de', speaker)('stepHeard', { step }) : sayIn('de', speaker)('stepWithoutWords');
    return { parts: [...texts([settled]), ...giveExercise(question, course.after, shelves, speaker)], suggestions: [] };
  }
  const material = fromMaterial(question, occasion, speaker);
  if (asked !== undefined) return { parts: texts([...material, asked]), suggestions: [] };
  const { parts, suggestions } = answerInGerman(question, course, shelves, speaker);
  return { parts: [...texts(material), ...parts], suggestions };
}
