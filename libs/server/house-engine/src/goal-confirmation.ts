import { chips, flowWords } from './flows/flow-words.ts';
import type { CourseNow } from './course-now.ts';

/** Whether a coach's message asks for confirmation of the goal. The goal counts unless the person then rejects it. */
export const asksWhetherRight = (said: string): boolean =>
  [...flowWords.whetherRight.en, ...flowWords.whetherRight.de].some((sentence) => said.trimEnd().endsWith(sentence));

/** Whether a goal is new, so that the coach repeats it and asks for confirmation. */
export const isNewGoal = ({ before, after }: CourseNow): boolean =>
  after.goal !== undefined && after.goal !== before.goal && !after.carried;

export const whetherRightAnswers = (language: 'en' | 'de'): string[] => [
  chips.rightGoal[language],
  chips.wrongGoal[language],
];
