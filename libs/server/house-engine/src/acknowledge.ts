import { stageOf } from './coaching-course.ts';
import type { CourseNow } from './course-now.ts';
import { flowWords } from './flows/flow-words.ts';
import { heardBack } from './flows/heard-back.ts';
import { languageOf } from './flows/language.ts';
import { sayIn } from './last-time.ts';
import { isQuestion } from './is-question.ts';
import { lineAbout, speaksOfMaterial } from './material.ts';
import type { Occasion } from './occasion-cues.ts';
import type { HouseQuestion } from './question.ts';
import { saidBack } from './said-back.ts';
import { saidIn, type Speaker } from './speaking.ts';

/** Returns what shows that the coach listened: a reply to anger, the goal, or some of the person's own words. */
export function acknowledge(
  question: HouseQuestion,
  occasion: Occasion,
  { before, after }: CourseNow,
  speaker: Speaker,
): string | undefined {
  const { coach } = question;
  const blocks: (string | undefined)[] = [];
  if (occasion === 'anger') blocks.push(speaker.say(coach.speech.anger, 'anger'));
  if (!['matter', 'german', 'anger'].includes(occasion)) return undefined;
  const goal = goalSaid(question, { before, after }, speaker);
  if (goal !== undefined) blocks.push(goal);
  else if (occasion !== 'anger' && after.goal === before.goal)
    blocks.push(factsHeard(question, speaker) ?? speaker.sayNew(coach.speech.acknowledgements, 'heard'));
  return blocks.filter((block) => block !== undefined).join(' ') || undefined;
}

/** Names the goal when it is heard for the first time, when the next step begins, or after some answers without it. */
export function goalSaid(
  { text, history }: Pick<HouseQuestion, 'text' | 'history'>,
  { before, after }: Pick<CourseNow, 'before' | 'after'>,
  speaker: Speaker,
): string | undefined {
  const { goal } = after;
  if (goal === undefined) return undefined;
  if (before.goal !== goal) return speaker.sayOfCourse('goalHeard', { goal });
  const entersNextStep = stageOf(before) !== 'nextStep' && stageOf(after) === 'nextStep';
  const isAgain = entersNextStep || before.strayed || comesBack(text) || !namedLately(goal, history);
  return isAgain ? speaker.sayNewOfCourse('goalAgain', { goal }) : undefined;
}

/**
 * Repeats what the person stated in their own words, or else who, when and how much. Returns nothing for a question.
 */
function factsHeard(question: HouseQuestion, speaker: Speaker): string | undefined {
  if (isQuestion(question.text)) return undefined;
  const say = (kind: keyof typeof flowWords, places = {}) => speaker.say(flowWords[kind].en, kind, places);
  return saidBack(question.text, 'en') ?? heardBack({ question, language: 'en', say });
}

/** After this many answers without it, the goal is named again. */
const goalRests = 4;

function namedLately(goal: string, history: HouseQuestion['history']): boolean {
  return saidIn(history)
    .slice(-goalRests)
    .some((answer) => answer.includes(goal));
}

/** Matches "Can we go back to the reading?" */
export const comesBack = (text: string) =>
  /\b(go|get|come|going|coming) back to\b|\bwhere were we\b|\bzurück zu[mr]?\b/i.test(text);

export function fromMaterial(question: HouseQuestion, occasion: Occasion, speaker: Speaker): (string | undefined)[] {
  const { materials, text, history } = question;
  const language = languageOf(question);
  const [first] = materials;
  if (!first || !['matter', 'german'].includes(occasion)) return [];
  const found = lineAbout(materials, text, saidIn(history));
  if (found) return [sayIn(language, speaker)('materialLeads', { name: asName(found.name) }), `> ${found.line}`];
  return speaksOfMaterial(text) ? [sayIn(language, speaker)('materialHave', { name: asName(first.name) })] : [];
}

/** Quotes a file's name so that its punctuation does not end the sentence. */
const asName = (name: string) =>
  `“${name
    .replace(/[\s“”"?`*_[\]<>]+/g, ' ')
    .trim()
    .slice(0, 60)}”`;
