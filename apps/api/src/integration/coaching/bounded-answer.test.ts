import { randomUUID } from 'node:crypto';
import { defaultTimings, openAiCompatible } from '@greenroom/adapters/language-model/openai-compatible';
import { modelUsage } from '@greenroom/llm/tables';
import { type RunawayBehaviour, startChatCompletionsServer } from '@greenroom/ports/testing/chat-completions-server';
import { fakeClock } from '@greenroom/ports/testing/fake-clock';
import type { VendorBehaviour } from '@greenroom/ports/testing/language-model-conformance';
import { scriptedLanguageModel, type ScriptStep } from '@greenroom/ports/testing/language-model';
import { waitUntil } from '@greenroom/test-tools/wait-until';
import { eventsIn, textSeen, visitor, type WireMessage } from '@greenroom/coaching/testing/coaching-app';
import { useCoachingApp } from '@greenroom/coaching/testing/use-coaching-app';

const coaching = useCoachingApp();
const coach = () => coaching.catalogue.coaches[0]?.slug as string;
let server: Awaited<ReturnType<typeof startChatCompletionsServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A visitor who talks to a coach whose model vendor misbehaves. */
async function withVendor(behaviour: VendorBehaviour | RunawayBehaviour) {
  const vendor = (server = await startChatCompletionsServer(behaviour));
  const clock = fakeClock();
  const model = openAiCompatible({ ...defaultTimings, baseUrl: vendor.baseUrl, apiKey: undefined, model: 'm', clock });
  return { me: visitor(await coaching.start({ model })), clock, vendor };
}

const withScript = async (...script: ScriptStep[]) =>
  visitor(await coaching.start({ model: scriptedLanguageModel(script) }));
const ended = ({ events }: Awaited<ReturnType<ReturnType<typeof visitor>['ask']>>) => events.at(-1)?.data.message;

describe('an answer without an end', () => {
  it('ends at the bound, after its last whole sentence, is marked as cut, and paid for in full', async () => {
    const { me, vendor } = await withVendor('floods-with-words');
    const asked = await me.ask('Hello', coach());
    const message = ended(asked);
    expect(message).toMatchObject({ status: 'finished', answered_by: 'model', cut: true });
    expect(message?.text.length).toBeGreaterThan(3_550);
    expect(message?.text.length).toBeLessThanOrEqual(3_600);
    expect(message?.text).toMatch(/so it goes on\.$/);
    expect(textSeen(asked.events)).toBe(message?.text);
    await waitUntil(() => !vendor.isOpen());
    const rows = await coaching.db.select().from(modelUsage);
    const row = rows.find(({ ownerId }) => ownerId === me.visitorId);
    expect(row).toMatchObject({ answerTokens: 1_200, reservedTokens: 0 });
  });

  it('comes from the house engine if the vendor sends 50 MB at once, or only blanks', async () => {
    for (const behaviour of ['sends-fifty-megabytes', 'floods-with-blanks'] as const) {
      const { me } = await withVendor(behaviour);
      expect(ended(await me.ask('Hello', coach()))).toMatchObject({ answered_by: 'house-for-model', cut: false });
      await server?.close();
    }
  });
});

describe('an answer cut by its token limit', () => {
  it('ends with its last whole sentence and is marked as cut, in the stream and when read again', async () => {
    const me = await withScript('Begin with the ferry. ', 'Then say ', { cut: true });
    const asked = await me.ask('Hello', coach());
    expect(ended(asked)).toMatchObject({ text: 'Begin with the ferry.', cut: true, answered_by: 'model' });
    expect(textSeen(asked.events)).toBe('Begin with the ferry.');
    const page = (await me.read({ conversation_uuid: asked.conversationUuid })).json<{ messages: WireMessage[] }>();
    expect(page.messages.map(({ cut }) => cut)).toEqual([false, true]);
  });

  it('is no longer cut once it is generated again to its end', async () => {
    const me = await withScript('Begin with the ferry.');
    expect(ended(await me.ask('Hello', coach()))).toMatchObject({ cut: false });
  });
});

describe('a silent model', () => {
  it.each<[VendorBehaviour | RunawayBehaviour, string[]]>([
    ['never-begins', []],
    ['stalls-in-a-sentence', ['restarted']],
  ])('is given up after 12 seconds, and the house engine answers and says so: %s', async (behaviour, restarts) => {
    const { me, clock, vendor } = await withVendor(behaviour);
    const body = { conversation_uuid: randomUUID(), instructor_slug: coach(), client_message_id: randomUUID() };
    const { answer } = (await me.send({ ...body, text: 'Hello' })).json<{ answer: WireMessage }>();
    const reading = me.stream(answer.uuid);
    const { pool } = coaching.database;
    const shown = async () =>
      (await pool.query('select from answer_events where answer_uuid = $1', [answer.uuid])).rowCount ?? 0;
    await waitUntil(() => vendor.requests.length === 1);
    while ((await shown()) < restarts.length) await new Promise(setImmediate);
    clock.advance(12_000);
    const events = eventsIn((await reading).body);
    expect(events.map(({ data }) => data.type).filter((type) => type === 'restarted')).toEqual(restarts);
    expect(events.at(-1)?.data.message).toMatchObject({
      status: 'finished',
      answered_by: 'house-for-model',
      cut: false,
    });
    expect(events.at(-1)?.data.message?.text).not.toContain('One thing first');
    expect(vendor.isOpen()).toBe(false);
  });
});

describe('the filter of a model’s answer', () => {
  const shelf = () => coaching.catalogue.coaches[0]?.shelf[0]?.quotes[0] as string;

  it('removes quotations that exist nowhere, and keeps those from the library or the visitor', async () => {
    const me = await withScript(
      ...['Here:\n\n', `> ${shelf().slice(0, 9)}`, `${shelf().slice(9)}\n\n`, '> A line that nobody wrote.\n\n'],
      'You said “I sing in a choir”, and you said “I sing alone”.',
    );
    const message = ended(await me.ask('I sing in a choir.', coach()));
    expect(message?.text).toBe(
      `Here:\n\n> ${shelf()}\n\nA line that nobody wrote.\n\nYou said “I sing in a choir”, and you said I sing alone.`,
    );
  });

  it('removes links to other sites', async () => {
    const me = await withScript(
      'See [this](https://evil',
      '.example/x) or [the coaches](/coaches), ',
      'www.evil.example.',
    );
    const asked = await me.ask('Hello', coach());
    expect(ended(asked)?.text).toBe('See this or [the coaches](/coaches), (link removed).');
    expect(JSON.stringify(asked.events)).not.toContain('evil');
  });

  it('removes claims to be human', async () => {
    const me = await withScript('Of course. ', 'I’m a real ', 'person. ', 'Ask me anything.');
    const asked = await me.ask('Are you human?', coach());
    expect(ended(asked)?.text).toBe('Of course. I’m a computer program, not a person. Ask me anything.');
    expect(JSON.stringify(asked.events)).not.toContain('real');
  });
});
