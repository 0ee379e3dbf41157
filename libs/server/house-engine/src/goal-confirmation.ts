import { chips, flowWords } from './flows/flow-words.ts';
import type { CourseNow } from './course-now.ts';

/** Whether a coach's message asks if the goal was heard right. A goal counts once the person did not say that it is another. */
export const asksWhetherRight = (said: string): boolean =>
  [...flowWords.whetherRight.en, ...flowWords.whetherRight.de].some((sentence) => said.trimEnd().endsWith(sentence));

/** Whether a goal is heard for the first time, so that it is said back and asked about. */
export const isNewGoal = ({ before, after }: CourseNow): boolean =>
  after.goal !== undefined && after.goal !== before.goal && !after.carried;

export const whetherRightAnswers = (language: 'en' | 'de'): string[] => [
  chips.rightGoal[language],
  chips.wrongGoal[language],
];
