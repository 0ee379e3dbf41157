import { randomUUID } from 'node:crypto';
import type { SceneFeedback, RoleplaySession } from '@greenroom/contracts';
import { defaultTimings, openAiCompatible } from '@greenroom/adapters/language-model/openai-compatible';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { fakeClock } from '@greenroom/ports/testing/fake-clock';
import type { VendorMisbehaviour } from '@greenroom/ports/testing/misbehaving-vendor';
import { type ReaderConduct, startReadingServer } from '@greenroom/ports/testing/reading-server';
import { roleplayApp } from '@greenroom/roleplay/testing/roleplay-app';
import { goodRaise } from '@greenroom/roleplay/testing/good-raise';
import { waitUntil } from '@greenroom/test-tools/wait-until';

let database: OpenDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

/** Quotes by criterion: one that was said, one invented, and one of the partner's. */
const found: Readonly<Record<string, readonly string[]>> = {
  'case-reason': ['because nobody else could take the second one'],
  'silence-open-question': ['What would make you give me a ten?'],
  'case-their-side': ['a lot of money'],
};

function readAsTold(asked: string): string {
  const checks = [...asked.matchAll(/\\n- ([a-z-]+): /gu)].map(([, check = '']) => check);
  return JSON.stringify({ checks: checks.map((check) => ({ check, quotes: found[check] ?? [] })) });
}

async function readBy(behaviour: ReaderConduct | VendorMisbehaviour) {
  const server = await startReadingServer(behaviour, readAsTold);
  const clock = fakeClock();
  const retries = behaviour === 'unreachable' ? 0 : 2;
  const connection = { ...defaultTimings, baseUrl: server.baseUrl, apiKey: undefined, model: 'm', clock, retries };
  const fixture = await roleplayApp(database, {
    partner: { answer: async (_, { text }) => ({ text, answeredBy: 'house' }) },
    model: { name: `${behaviour}-${randomUUID()}`, of: () => openAiCompatible(connection) },
  });
  const me = fixture.as(randomUUID());
  let session: RoleplaySession = await me.begin({ kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' });
  for (const text of goodRaise) if (session.status === 'going-on') session = await me.say(session, text);
  if (session.status === 'going-on')
    session = (await me.call('roleplayEnd', { userRolePlayUuid: session.userRolePlayUuid })).reply as RoleplaySession;
  const made = fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
  if (behaviour === 'never-begins') {
    await waitUntil(() => server.asked.length >= 4);
    clock.advance(defaultTimings.totalTimeoutMs);
  }
  await made;
  const feedback = await me.feedback(session);
  await fixture.app.close();
  await server.close();
  if (feedback.status !== 'ready') throw new Error(feedback.status);
  return { notes: feedback.notes, session, asked: server.asked };
}

const opinionOn = (notes: SceneFeedback, criterion: string) =>
  notes.criteria.find(({ slug }) => slug === criterion)?.second ?? null;

it('is asked about each criterion over HTTP, and believed if its quotes are in what the person said', async () => {
  const { notes, session, asked } = await readBy('reads');
  expect(notes).toMatchObject({ judgedBy: 'rules', secondReader: 'whole' });
  expect(asked.length).toBeGreaterThanOrEqual(notes.criteria.length);
  const { quote } = opinionOn(notes, 'the-case')!;
  expect(session.lines[quote!.position - 1]!.text).toContain('because nobody else could take the second one');
  expect(JSON.stringify(notes.criteria)).not.toContain('give me a ten');
  expect(opinionOn(notes, 'the-ask')).toMatchObject({ differs: true });
});

it.each<ReaderConduct | VendorMisbehaviour>([
  'writes-prose',
  'answers-nothing',
  'stops-halfway',
  'refuses',
  'is-filtered',
  'never-begins',
  'too-many-requests',
  'server-error',
  'wrong-key',
  'bad-request',
  'unreachable',
])('leaves the person with the rule-based feedback if it fails: %s', async (behaviour) => {
  const { notes } = await readBy(behaviour);
  expect(notes).toMatchObject({ judgedBy: 'rules', secondReader: 'failed' });
  expect(notes.total.score).toBeGreaterThan(8);
  expect(notes.criteria.map(({ second }) => second)).toEqual(notes.criteria.map(() => null));
});
