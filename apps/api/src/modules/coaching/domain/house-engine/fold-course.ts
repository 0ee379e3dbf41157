import { advance, beginning, type Course, type Move } from './coaching-course.ts';
import { type Asked, moveOf, whatIsAsked } from './course-move.ts';
import type { Turn } from './question.ts';

/** The course before and after the newest message, and what that message was to it. */
export interface CourseNow {
  before: Course;
  move: Move;
  after: Course;
}

/**
 * Folds a conversation.
 * @param goalQuestions the coach's questions for the goal: what answers one of them is the goal
 * @param openedWithQuestion whether the person's first message answers an opener that is not in the history
 */
export function foldCourse(
  history: readonly Turn[],
  text: string,
  { goalQuestions, openedWithQuestion }: { goalQuestions: readonly string[]; openedWithQuestion: boolean },
): CourseNow {
  let course = beginning;
  let asked: Asked = openedWithQuestion ? 'something' : 'nothing';
  for (const turn of history) {
    if (turn.author === 'person') course = advance(course, moveOf(turn.text, asked));
    else asked = whatIsAsked(turn.text, goalQuestions);
  }
  const move = moveOf(text, asked);
  return { before: course, move, after: advance(course, move) };
}
