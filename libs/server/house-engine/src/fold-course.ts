import type { CourseNow } from './course-now.ts';
import { advance, beginning, carryOn, type Course, type Move } from './coaching-course.ts';
import { type Asked, moveOf, whatIsAsked } from './course-move.ts';
import { goalNamedAgain } from './last-time.ts';
import type { Turn } from './question.ts';

export interface CourseOptions {
  goalQuestions: readonly string[];
  openedWithQuestion: boolean;
  lastGoals?: readonly string[] | undefined;
  corrected?: { goal: string | null } | undefined;
}

/**
 * Computes the course from a conversation.
 * @param goalQuestions the coach's questions about the goal; an answer to one of them is the goal
 * @param openedWithQuestion whether the person's first message answers an opener that is not in the history
 * @param lastGoals the coach's sentences that name the goal of an earlier conversation
 * @param corrected the goal as the person corrected it; what they said about it in `settled` turns no longer counts
 */
export function foldCourse(
  history: readonly Turn[],
  text: string,
  { goalQuestions, openedWithQuestion, lastGoals = [], corrected }: CourseOptions,
): CourseNow {
  let course: Course = { ...beginning, goal: corrected?.goal ?? undefined };
  let asked: Asked = openedWithQuestion ? 'something' : 'nothing';
  for (const turn of history) {
    if (turn.author === 'person') {
      const move = moveOf(turn.text, asked);
      course = advance(course, turn.settled ? withoutGoal(move) : move);
      continue;
    }
    asked = whatIsAsked(turn.text, goalQuestions);
    const again = turn.settled ? undefined : goalNamedAgain(turn.text, lastGoals);
    if (again !== undefined) course = carryOn(course, again);
  }
  const move = moveOf(text, asked);
  return { before: course, move, after: advance(course, move) };
}

function withoutGoal(move: Move): Move {
  if (!('goal' in move)) return move;
  return move.type === 'answered' ? { ...move, goal: undefined, goalAnswer: undefined } : { ...move, goal: undefined };
}
