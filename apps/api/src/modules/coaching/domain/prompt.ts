import type { ModelMessage } from '../../../ports/language-model.ts';
import type { Item } from '../../content/index.ts';
import { asData } from './as-data.ts';
import { courseOf, type HouseQuestion, type Material, type Stage, stageOf } from './house-engine/index.ts';

/** The parts that an answer's instructions are made of, in their order. */
const answerParts = ['persona', 'method', 'course', 'language', 'safety', 'data'] as const;
export const promptPartNames = [...answerParts, 'memory', 'call', 'recap'] as const;

/** One file of content/prompts. `text` may hold the placeholders of {@link valuesOf}. */
export interface PromptPart {
  version: number;
  text: string;
}

export type PromptParts = Readonly<Record<(typeof promptPartNames)[number], PromptPart>>;

const mostPassages = 3;
/** Of all materials together, in UTF-16 code units: about 6,000 tokens. */
const mostMaterial = 24_000;

/**
 * The messages that have a language model answer as the coach: who it is, how it coaches and where the conversation
 * stands, what it never does, what its shelf says to the question, what the person brought, and the conversation.
 * What people and the shelf say is marked as data.
 * @param items what of the coach's shelf answers, best first; the card of the first is shown
 * @param also one more part, after the others
 */
export function promptFor(
  parts: PromptParts,
  question: HouseQuestion,
  items: readonly Item[],
  also?: PromptPart,
): ModelMessage[] {
  const { text, history, topic, materials } = question;
  const values = valuesOf(question);
  const remembers = values.remembered !== '';
  const told = [...answerParts, ...(remembers ? (['memory'] as const) : [])].map((name) => parts[name]);
  if (also) told.push(also);
  const instructions = told.map(({ text: part }) => fillIn(part, values));
  const begunOn = topic
    ? [`The person chose the topic ${asData('topic', topic.title)}, on which you asked: ${topic.opener}`]
    : [];
  return [
    { role: 'system', content: [...instructions, ...begunOn, ...passages(items), ...brought(materials)].join('\n\n') },
    ...history
      .filter((turn) => turn.text !== '')
      .map((turn): ModelMessage =>
        turn.author === 'coach'
          ? { role: 'assistant', content: turn.text }
          : { role: 'user', content: asData('person_says', turn.text) },
      ),
    { role: 'user', content: asData('person_says', text) },
  ];
}

function passages(items: readonly Item[]): string[] {
  if (items.length === 0) return ['Nothing on your shelf answers this. Say so if it matters.'];
  return items.slice(0, mostPassages).map((item, index) => {
    const where = index === 0 ? ', whose card the person sees below your answer' : '';
    return `From your shelf, “${item.title}”${where}:\n${asData('shelf', item.body)}`;
  });
}

function brought(materials: readonly Material[]): string[] {
  const share = Math.floor(mostMaterial / Math.max(materials.length, 1));
  return materials.map(
    ({ name, text }) => `The person brought this:\n${asData('material', `${name}\n${text.slice(0, share)}`)}`,
  );
}

const stageAsTold: Record<Stage | 'closed', string> = {
  goal: 'the goal is not clear yet; find out what the person wants.',
  reality: 'you are at the second step, how things stand.',
  options: 'you are at the third step, what they could do.',
  nextStep: 'you are at the last step, what they will do and by when; ask for a day where none is named.',
  closed: 'they have said what they will do and by when; confirm it in a sentence and close, without a question.',
};

function valuesOf(question: HouseQuestion): Record<string, string> {
  const { coach } = question;
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
    stage: stageAsTold[stageOf(course)],
    remembered: question.remembered?.length ? asData('remembered', question.remembered.join('\n')) : '',
    goal: course.goal === undefined ? '' : `Their goal, in their words: ${asData('goal', course.goal)}`,
  };
}

/** @throws where a placeholder has no value */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.trim().replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A prompt part has the placeholder ${placeholder}, which nothing fills`);
    return value;
  });
}
