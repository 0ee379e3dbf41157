import type { Course } from './coaching-course.ts';
import { languageOf } from './flows/language.ts';
import { sayIn } from './last-time.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import type { ShelfSearch } from './shelf-search.ts';
import type { Speaker } from './speaking.ts';

/** Adds a matching exercise of the coach's when the next step is named, once in a conversation. */
export function giveExercise(
  question: HouseQuestion,
  { goal, step }: Course,
  shelves: ShelfSearch,
  speaker: Speaker,
): HousePart[] {
  const { coach, history } = question;
  const exercises = coach.shelf.filter(({ kind }) => kind === 'exercise');
  const offered = new Set(history.flatMap((turn) => turn.offered));
  if (exercises.some(({ uuid }) => offered.has(uuid))) return [];
  const said = history.filter(({ author }) => author === 'person').slice(-4);
  const words = [goal, step, ...said.map(({ text }) => text)].filter(Boolean).join(' ');
  const found = shelves.find(coach.slug, words).find(({ kind }) => kind === 'exercise');
  if (!found) return [];
  return [
    { type: 'text', text: sayIn(languageOf(question), speaker)('assign', { title: found.title }) },
    { type: 'card', item: found },
  ];
}
