import { randomUUID } from 'node:crypto';
import { accounts } from '@greenroom/identity/tables';
import { conversations, messages } from '../coaching.tables.ts';
import type { ModelMessage } from '@greenroom/ports/language-model';
import { courseOf } from '@greenroom/house-engine';
import { estimateTokens } from '@greenroom/llm';
import { mostPrompt } from '../domain/prompt-bounds.ts';
import { promptFor, type PromptParts } from '../domain/prompt.ts';
import { loadPrompts } from '../load-prompts.ts';
import { questionOf } from '../messages/question-of.ts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { useCoachingApp } from '../testing/use-coaching-app.ts';
import { createRecall } from './recall.ts';

const coaching = useCoachingApp();
const today = new Date('2026-03-04T12:00:00Z');
let parts: PromptParts;
beforeAll(async () => {
  parts = await loadPrompts(shippedContent);
});

const coach = () => coaching.catalogue.coaches[0] as (typeof coaching.catalogue.coaches)[number];
const lengthOf = (prompt: readonly ModelMessage[]) => prompt.reduce((sum, { content }) => sum + content.length, 0);

/** Returns an account’s uuid, which is of version 8. */
const accountUuid = () => randomUUID().replace(/^(.{14})./, '$18');

async function begin(ownerId: string, said: readonly string[], instructorSlug = coach().slug): Promise<string> {
  const conversationUuid = randomUUID();
  await coaching.db.insert(conversations).values({ uuid: conversationUuid, ownerId, instructorSlug, title: 'x' });
  const rows = said.map((text, index) => ({
    ...{ uuid: randomUUID(), conversationUuid, position: index + 1, text, createdAt: today },
    author: index % 2 === 0 ? ('person' as const) : ('coach' as const),
    status:
      index % 2 === 0 ? ('sent' as const) : index === said.length - 1 ? ('writing' as const) : ('finished' as const),
  }));
  for (let at = 0; at < rows.length; at += 100) await coaching.db.insert(messages).values(rows.slice(at, at + 100));
  return rows.at(-1)?.uuid as string;
}

/** Returns what the person says at a turn, from 1. */
const sayAt = (turn: number) =>
  turn === 1
    ? 'My name is Ana. I want to ask my boss for a raise.'
    : turn === 2
      ? 'I’ll ring Ann on Friday.'
      : `It went on like that, part ${turn}, ${'and on '.repeat(5)}.`;

const comingUp = async () => ['coming up: Asking Mr Wolf for a raise; on: 2026-03-07'];

/** Returns the prompt of a language model at a turn of a conversation. */
async function promptAt(turn: number): Promise<string> {
  const ownerId = accountUuid();
  await coaching.db.insert(accounts).values({
    ...{ uuid: ownerId, email: `${ownerId}@example.com`, emailKey: `${ownerId}@example.com`, name: 'Ana Petrov' },
    onboarding: { goal: 'Speak up in meetings', withWhom: 'manager', manner: 'straight', status: 'done' },
  });
  await begin(ownerId, ['I’m a nurse.', 'I see.'], coaching.catalogue.coaches[1]?.slug);
  const said = Array.from({ length: turn }, (_, index) => [sayAt(index + 1), `I hear part ${index + 1}.`]).flat();
  const answerUuid = await begin(ownerId, said.with(-1, ''));
  const question = await questionOf(coaching, answerUuid);
  if (!question) throw new Error('There is no question');
  const { db, catalogue } = coaching;
  const asked = await createRecall({ db, catalogue, forModel: true, now: () => today, comingUp }).into(question);
  return promptFor(parts, asked, coach().shelf)
    .map(({ content }) => content)
    .join('\n');
}

const has: Record<string, string> = {
  'today’s date': 'Today is Wednesday, 2026-03-04 (UTC)',
  'the account’s name': 'name: Ana Petrov',
  'onboarding’s goal': 'is working on: Speak up in meetings',
  'whom onboarding names': 'wants to speak better with: their manager',
  'the manner onboarding asks for': 'likes to be spoken to: straight out',
  'what they have coming up': 'coming up: Asking Mr Wolf for a raise; on: 2026-03-07',
  'the titles of the shelf, with their kinds': '',
  'another conversation': 'about themselves: I’m a nurse',
  'the goal': '<goal>\nto ask your boss for a raise\n</goal>',
  'the plan': 'plan: Ring Ann, by 2026-03-06',
  'a fact said at the beginning': 'about themselves: My name is Ana',
  'the first message itself': 'My name is Ana. I want to ask my boss for a raise.',
};

it.each<[number, string[]]>([
  [1, ['the plan']],
  [22, ['the first message itself']],
  [61, ['the first message itself']],
  [200, ['the first message itself']],
])('at turn %i the prompt contains all that is known, except %j', async (turn, missing) => {
  has['the titles of the shelf, with their kinds'] = `<titles>\n${coach()
    .shelf.map(({ kind, title }) => `${kind}: ${title}`)
    .join('\n')}\n</titles>`;
  const prompt = await promptAt(turn);
  expect(Object.keys(has).filter((what) => !prompt.includes(has[what] as string))).toEqual(missing);
});

it('the house engine knows the goal too, however long ago it was named', async () => {
  const said = Array.from({ length: 61 }, (_, index) => [sayAt(index + 1), `I hear part ${index + 1}.`]).flat();
  const question = await questionOf(coaching, await begin(randomUUID(), said.with(-1, '')));
  if (!question) throw new Error('There is no question');
  const { db, catalogue } = coaching;
  const asked = await createRecall({ db, catalogue, forModel: false }).into(question);
  expect(courseOf(asked).after.goal).toBe('to ask your boss for a raise');
  expect(courseOf(question).after.goal).toBeUndefined();
});

it('never exceeds its limit for any coach, whatever was said, uploaded and remembered', () => {
  const long = (length: number) => 'I want to <goal> x '.repeat(length).slice(0, length);
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `plan: ${index} ${long(300)}`);
  const lengths = coaching.catalogue.coaches.map((one) => {
    const question = {
      coach: one,
      text: long(4_000),
      history: Array.from({ length: 40 }, (_, index) => ({
        author: index % 2 ? ('coach' as const) : ('person' as const),
        text: long(4_000),
        offered: [],
      })),
      topic: { title: long(40), opener: long(300) },
      materials: Array.from({ length: 10 }, () => ({ name: long(200), text: long(100_000) })),
      remembered: lines(600),
      soFar: { goal: long(300), lines: lines(60), said: [] },
      about: [`name: ${long(80)}`, `is working on: ${long(500)}`],
      today: 'Wednesday, 2026-03-04',
      seed: 'x',
    };
    return lengthOf(promptFor(parts, question, one.shelf, parts.call));
  });
  expect(Math.max(...lengths)).toBeLessThanOrEqual(mostPrompt);
  expect(estimateTokens(mostPrompt)).toBe(32_000);
});
