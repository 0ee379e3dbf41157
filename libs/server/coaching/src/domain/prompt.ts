import type { ModelMessage } from '@greenroom/ports/language-model';
import type { Item } from '@greenroom/content';
import { asData, fillIn, type PromptPart } from '@greenroom/llm';
import type { HouseQuestion, Material } from '@greenroom/house-engine';
import { mostOf, turnsWithin } from './prompt-bounds.ts';
import { valuesOf } from './prompt-values.ts';

/** The parts of an answer's instructions, in order. */
const answerParts = ['persona', 'method', 'course', 'language', 'safety', 'data'] as const;
/** The parts that are left out if their placeholder (the value here) is empty. */
const partsByValue = {
  today: 'today',
  about: 'about',
  'so-far': 'soFar',
  memory: 'remembered',
  titles: 'titles',
} as const;
const parts = Object.keys(partsByValue) as (keyof typeof partsByValue)[];
export const promptPartNames = [...answerParts, ...parts, 'call', 'recap'] as const;

export type PromptParts = Readonly<Record<(typeof promptPartNames)[number], PromptPart>>;

/**
 * Builds the messages that make a language model answer as the coach: the coach's persona and method, the state of the
 * conversation, the safety rules, what is known of the person, matching shelf items, uploaded material, and the newest
 * messages. Text from people and the shelf is marked as data.
 * @param items the shelf items that answer the question, best first; the card of the first is shown
 * @param also one more part, after the others
 * @returns never more than `mostPrompt` characters in all
 */
export function promptFor(
  promptParts: PromptParts,
  question: HouseQuestion,
  items: readonly Item[],
  also?: PromptPart,
): ModelMessage[] {
  const { text, history, topic, materials } = question;
  const values = valuesOf(question);
  const told = [...answerParts, ...parts.filter((name) => values[partsByValue[name]] !== '')].map(
    (name) => promptParts[name],
  );
  if (also) told.push(also);
  const instructions = told.map(({ text: part }) => fillIn(part, values));
  const begunOn = topic
    ? [`The person chose the topic ${asData('topic', topic.title)}, on which you asked: ${topic.opener}`]
    : [];
  return [
    { role: 'system', content: [...instructions, ...begunOn, ...passages(items), ...brought(materials)].join('\n\n') },
    ...turnsWithin(history, mostOf.history).map((turn): ModelMessage =>
      turn.author === 'coach'
        ? { role: 'assistant', content: turn.text }
        : { role: 'user', content: asData('person_says', turn.text) },
    ),
    { role: 'user', content: asData('person_says', text.slice(0, mostOf.question)) },
  ];
}

function passages(items: readonly Item[]): string[] {
  if (items.length === 0) return ['Nothing on your shelf answers this. Say so if it matters.'];
  return items.slice(0, mostOf.passages).map((item, index) => {
    const where = index === 0 ? ', whose card the person sees below your answer' : '';
    return `From your shelf, “${item.title}”${where}:\n${asData('shelf', item.body.slice(0, mostOf.passage))}`;
  });
}

function brought(materials: readonly Material[]): string[] {
  const share = Math.floor(mostOf.material / Math.max(materials.length, 1));
  return materials.map(
    ({ name, text }) => `The person brought this:\n${asData('material', `${name}\n${text}`.slice(0, share))}`,
  );
}
