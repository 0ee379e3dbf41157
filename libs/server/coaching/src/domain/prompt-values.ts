import type { Coach } from '@greenroom/content';
import { asData } from '@greenroom/llm';
import { courseOf, type HouseQuestion, type Stage, stageOf } from '@greenroom/house-engine';
import { linesWithin, mostOf } from './prompt-bounds.ts';

const reportedStage: Record<Stage | 'closed', string> = {
  goal: 'the goal is not clear yet; find out what the person wants.',
  reality: 'you are at the second step, how things stand.',
  options: 'you are at the third step, what they could do.',
  nextStep: 'you are at the last step, what they will do and by when; ask for a day where none is named.',
  closed: 'they have said what they will do and by when; confirm it in a sentence and close, without a question.',
};

/** Returns the values for the placeholders of content/prompts; empty where there is nothing to say. */
export function valuesOf(question: HouseQuestion): Record<string, string> {
  const { coach, remembered = [], about = [], soFar, today = '' } = question;
  const course = courseOf(question).after;
  return {
    name: coach.name,
    field: coach.field,
    manner: coach.manner,
    line: coach.line,
    story: coach.story.trim(),
    goodFor: coach.goodFor,
    lessGoodFor: coach.lessGoodFor,
    methodName: coach.method.name,
    methodSummary: coach.method.summary,
    today,
    about: asLines('about', about, mostOf.about),
    soFar: asLines('so_far', importantFirst(soFar?.lines ?? []), mostOf.soFar),
    remembered: asLines('remembered', remembered, mostOf.remembered),
    titles: asLines('titles', titlesOf(coach), mostOf.titles),
    stage: reportedStage[stageOf(course)],
    goal:
      course.goal === undefined
        ? ''
        : `Their goal, in their words: ${asData('goal', course.goal.slice(0, mostOf.goal))}`,
  };
}

function asLines(tag: Parameters<typeof asData>[0], lines: readonly string[], most: number): string {
  const text = linesWithin(lines, most);
  return text === '' ? '' : asData(tag, text);
}

/**
 * Sorts the goal and personal facts first, then plans from the latest on, then decisions, since the end may be cut off.
 */
function importantFirst(lines: readonly string[]): string[] {
  const order = ['goal:', 'about themselves:', 'plan:', 'decided:'];
  const rank = (line: string) => order.findIndex((begin) => line.startsWith(begin));
  return lines.toReversed().toSorted((one, other) => rank(one) - rank(other));
}

const titlesOf = ({ shelf }: Coach): string[] => shelf.map(({ kind, title }) => `${kind}: ${title}`);
