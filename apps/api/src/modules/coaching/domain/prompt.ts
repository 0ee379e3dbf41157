import type { ModelMessage } from '../../../ports/language-model.ts';
import type { Item } from '../../content/index.ts';
import type { HouseQuestion } from './house-engine/index.ts';

export const promptPartNames = ['persona', 'method', 'safety', 'data'] as const;

/** One file of content/prompts. `text` may hold `{name}` and the other placeholders of {@link fillIn}. */
export interface PromptPart {
  version: number;
  text: string;
}

export type PromptParts = Readonly<Record<(typeof promptPartNames)[number], PromptPart>>;

/**
 * The messages that have a language model answer as the coach: who it is, how it coaches, what it never does,
 * what its shelf says to the question, and the conversation. What people and the shelf say is marked as data.
 * @param item what of the coach's shelf answers, if anything does
 */
export function promptFor(
  parts: PromptParts,
  { coach, text, history, topic }: HouseQuestion,
  item: Item | undefined,
): ModelMessage[] {
  const instructions = promptPartNames.map((name) => fillIn(parts[name].text, coach));
  const shelf = item ? passage(item) : 'Nothing on your shelf answers this. Say so if it matters.';
  const begunOn = topic
    ? [`The person chose the topic ${asData('topic', topic.title)}, on which you asked: ${topic.opener}`]
    : [];
  return [
    { role: 'system', content: [...instructions, ...begunOn, shelf].join('\n\n') },
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

function passage(item: Item): string {
  return `From your shelf, “${item.title}”, whose card the person sees below your answer:\n${asData('shelf', item.body)}`;
}

const tags = ['person_says', 'shelf', 'topic'] as const;
const tagLike = new RegExp(`<(?=\\s*/?\\s*(?:${tags.join('|')})\\b)`, 'gi');

/** Marks a text as data. Nothing in the text can end the mark or begin another. */
function asData(tag: (typeof tags)[number], text: string): string {
  return `<${tag}>\n${text.replace(tagLike, '‹')}\n</${tag}>`;
}

function fillIn(text: string, coach: HouseQuestion['coach']): string {
  const values: Record<string, string> = {
    name: coach.name,
    field: coach.field,
    manner: coach.manner,
    line: coach.line,
    story: coach.story.trim(),
    goodFor: coach.goodFor,
    lessGoodFor: coach.lessGoodFor,
    methodName: coach.method.name,
    methodSummary: coach.method.summary,
  };
  return text.trim().replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A prompt part has the placeholder ${placeholder}, which nothing fills`);
    return value;
  });
}
