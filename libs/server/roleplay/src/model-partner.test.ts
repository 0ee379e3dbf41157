import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { LanguageModelError, type LanguageModel, type StructuredRequest } from '@greenroom/ports/language-model';
import { type ModelBudget, modelOnBudget } from '@greenroom/llm';
import { goodRaise } from './testing/good-raise.ts';
import { roleplayApp } from './testing/roleplay-app.ts';

const ampleBudget: ModelBudget = {
  tokensPerPerson: 1_000_000,
  tokensTotal: 1_000_000_000,
  moneyPerPerson: 1_000_000,
  moneyTotal: 1_000_000_000,
  sharePerAddress: 1,
  prices: { input: 0, output: 0 },
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const raise = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };

/** Starts a scene with a model that says this. */
async function sceneWith(says: string | Error, budget = ampleBudget) {
  const requests: StructuredRequest<unknown>[] = [];
  const model: LanguageModel = {
    name: 'scripted',
    stream: () => {
      throw new Error('not asked for a stream');
    },
    async complete(request) {
      requests.push(request);
      if (says instanceof Error) throw says;
      return { value: request.schema.parse({ line: says }), usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
  const fixture = await roleplayApp(database, { model: modelOnBudget({ db: database.db, model, budget }) });
  const account = randomUUID();
  const me = fixture.as(account);
  const session = await me.say(await me.begin(raise, { additional_context: 'I earn <b>69</b>.' }), goodRaise[0]!);
  await fixture.app.close();
  const beats = fixture.catalogue.scenes.scene('ask-for-the-raise')!.beats;
  return { session, last: session.lines[2]!, requests, account, written: beats.flatMap(({ lines }) => lines) };
}

test('the model says the due beat in its own words, and receives text written by people as data', async () => {
  const { last, requests, written, account } = await sceneWith('Seventy-eight. Well, you don’t do it by halves.');
  expect(last).toMatchObject({ text: 'Seventy-eight. Well, you don’t do it by halves.', answeredBy: 'model' });
  const [told, ...said] = requests[0]!.messages;
  expect(written.some((line) => told!.content.includes(line))).toBe(true);
  expect(told!.content).toMatch(/<material>\s*I earn <b>69<\/b>\.\s*<\/material>/);
  expect(told!.content).not.toMatch(/\{\w+\}/);
  expect(said.at(-1)?.content).toMatch(/^<person_says>/);
  const { rows } = await database.pool.query('select prompt_tokens from model_usage where owner_id = $1', [account]);
  expect(rows).toEqual([{ prompt_tokens: 10 }]);
});

test.each([
  ['leaves its role', 'As an AI language model, I cannot give you a raise.'],
  ['mentions scores', 'I’d give you ten out of ten for that.'],
  ['writes stage directions', '[She sighs] Okay then.'],
  ['writes a list', '* One\n* Two'],
  ['returns nothing', '  '],
  ['writes too much', 'Well. '.repeat(120)],
  ['threatens', 'I will kill you and burn your house down.'],
  ['fails', new LanguageModelError('unavailable', 'away')],
])('where the model %s, the written line is said and marked as such', async (_, says) => {
  const { last, written } = await sceneWith(says);
  expect(last.answeredBy).toBe('house-for-model');
  expect(written).toContain(last.text.replace('78,000? ', ''));
});

test('does not call the model once the daily budget is used up', async () => {
  const { last, requests } = await sceneWith('Hello.', { ...ampleBudget, tokensPerPerson: 1 });
  expect(requests).toEqual([]);
  expect(last.answeredBy).toBe('house-for-model');
});
