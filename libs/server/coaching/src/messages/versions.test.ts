import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bounds } from '@greenroom/contracts';
import { messages } from '../coaching.tables.ts';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { visitor, type WireMessage, type Visitor } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();

type Me = Visitor;
type Pair = { message: WireMessage; answer: WireMessage };
const coach = () => coaching.catalogue.coaches[0]?.slug as string;

/** Creates a conversation with these messages, each answered. */
async function talk(me: Me, ...texts: string[]): Promise<string> {
  const conversation = randomUUID();
  for (const text of texts) await me.ask(text, coach(), conversation);
  return conversation;
}

async function shown(me: Me, conversation: string): Promise<WireMessage[]> {
  return (await me.read({ conversation_uuid: conversation })).json<{ messages: WireMessage[] }>().messages;
}

async function lastOf(me: Me, conversation: string, author: string): Promise<WireMessage> {
  return (await shown(me, conversation)).findLast((message) => message.author === author) as WireMessage;
}

const edit = (me: Me, message: { uuid: string }, text: string, clientMessageId: string = randomUUID()) =>
  me.change('POST', 'chat/edit', { message_uuid: message.uuid, client_message_id: clientMessageId, text });
const regenerate = (me: Me, answer: { uuid: string }, clientMessageId: string = randomUUID()) =>
  me.change('POST', 'chat/regenerate', { answer_uuid: answer.uuid, client_message_id: clientMessageId });
const show = (me: Me, message: { uuid: string }, version: number) =>
  me.change('POST', 'chat/version', { message_uuid: message.uuid, version });
const pairIn = (response: { json(): unknown }) => response.json() as Pair;
const people = (list: WireMessage[]) => list.filter(({ author }) => author === 'person').map(({ text }) => text);

/** Edits the message and waits until the answer is complete. */
async function edited(me: Me, message: { uuid: string }, text: string): Promise<Pair> {
  const pair = pairIn(await edit(me, message, text));
  await me.stream(pair.answer.uuid);
  return pair;
}

describe('editing the last message', () => {
  it('replaces it with another wording and a new answer, and keeps the earlier one', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One', 'Two');
    const { message, answer } = await edited(me, await lastOf(me, conversation, 'person'), 'Two, better');
    expect(message).toMatchObject({ position: 3, text: 'Two, better', version: 2, versions: 2 });
    expect(answer).toMatchObject({ position: 4, status: 'writing', version: 1, versions: 1 });
    const now = await shown(me, conversation);
    expect(now.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(people(now)).toEqual(['One', 'Two, better']);
    expect(await coaching.db.$count(messages, eq(messages.conversationUuid, conversation))).toBe(6);
  });

  it('stops an answer that is being written to the earlier wording', async () => {
    const slow = await coaching.start({ settings: { wordsPerSecond: 20 } });
    const me = visitor(slow);
    const conversation = randomUUID();
    const sent = pairIn(
      await me.send({
        conversation_uuid: conversation,
        instructor_slug: coach(),
        client_message_id: randomUUID(),
        text: 'One',
      }),
    );
    expect((await edit(me, sent.message, 'One, better')).statusCode).toBe(200);
    const [earlier] = await coaching.db.select().from(messages).where(eq(messages.uuid, sent.answer.uuid));
    expect(earlier).toMatchObject({ status: 'stopped', active: false });
    expect((await me.stream(sent.answer.uuid)).body).toContain('"type":"stopped"');
  });

  it('returns the same pair for the same edit, however often and concurrently', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One');
    const original = await lastOf(me, conversation, 'person');
    const id = randomUUID();
    const all = await Promise.all(Array.from({ length: 6 }, () => edit(me, original, 'Better', id)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(all.map((one) => pairIn(one).answer.uuid)).size).toBe(1);
    expect((await edit(me, original, 'Another', id)).statusCode).toBe(409);
  });

  it('accepts one of two concurrent edits', async () => {
    const me = coaching.visitor();
    const original = await lastOf(me, await talk(me, 'One'), 'person');
    const both = await Promise.all([edit(me, original, 'This'), edit(me, original, 'That')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('works while answers end and conversations are deleted', async () => {
    const started = await coaching.start();
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const me = visitor(started);
        const conversation = randomUUID();
        const first = { conversation_uuid: conversation, instructor_slug: coach(), client_message_id: randomUUID() };
        const { message } = pairIn(await me.send({ ...first, text: 'One' }));
        for (let turn = 0; turn < n % 8; turn += 1) await coaching.db.execute(sql`select 1`);
        const [changed] = await Promise.all([
          edit(me, message, 'Other'),
          ...(n % 2 ? [me.change('DELETE', `chat/conversations/${conversation}`)] : []),
        ]);
        expect(n % 2 ? [200, 404] : [200]).toContain(changed.statusCode);
        if (changed.statusCode === 200) await me.stream(pairIn(changed).answer.uuid);
      }),
    );
    expect(started.warnings).toEqual([]);
  });

  it('lists the conversation under its new beginning', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One');
    const original = await lastOf(me, conversation, 'person');
    const titles = async () => (await me.conversations()).json<{ conversations: object[] }>().conversations;
    await edited(me, original, 'Another beginning');
    expect(await titles()).toMatchObject([{ title: 'Another beginning' }]);
    await show(me, original, 1);
    expect(await titles()).toMatchObject([{ title: 'One' }]);
  });

  it('rejects an earlier message, a text too long or empty, and another person’s message, and changes nothing', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One', 'Two');
    const all = await shown(me, conversation);
    const [first, answer, last] = all as [WireMessage, WireMessage, WireMessage];
    expect((await edit(me, first, 'Changed')).statusCode).toBe(409);
    expect((await edit(me, answer, 'Changed')).statusCode).toBe(409);
    expect((await edit(me, last, 'a'.repeat(bounds.chatMessageLength + 1))).statusCode).toBe(413);
    expect((await edit(me, last, ' ')).statusCode).toBe(400);
    expect((await edit(coaching.visitor(), last, 'Changed')).statusCode).toBe(404);
    expect((await edit(me, { uuid: randomUUID() }, 'Changed')).statusCode).toBe(404);
    expect(await shown(me, conversation)).toEqual(all);
  });
});

describe('another answer', () => {
  it('becomes the active version beside the earlier one', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One', 'Two');
    const before = await lastOf(me, conversation, 'coach');
    const pair = pairIn(await regenerate(me, before));
    await me.stream(pair.answer.uuid);
    expect(pair.answer).toMatchObject({ position: 4, version: 2, versions: 2 });
    expect(pair.message).toMatchObject({ position: 3, text: 'Two' });
    const now = await shown(me, conversation);
    expect(now.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(now.at(-1)).toMatchObject({ uuid: pair.answer.uuid, status: 'finished' });
  });

  it('is the same for the same client id, and one of two concurrent requests', async () => {
    const me = coaching.visitor();
    const before = await lastOf(me, await talk(me, 'One'), 'coach');
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 4 }, () => regenerate(me, before, id)));
    expect(new Set(same.map((one) => pairIn(one).answer.uuid)).size).toBe(1);
    const { answer } = pairIn(same[0] as (typeof same)[0]);
    await me.stream(answer.uuid);
    const both = await Promise.all([regenerate(me, answer), regenerate(me, answer)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('does not know the answer it replaces', async () => {
    const model = scriptedLanguageModel(['Alpha.'], ['Beta.']);
    const me = visitor(await coaching.start({ model }));
    const before = await lastOf(me, await talk(me, 'One'), 'coach');
    await me.stream(pairIn(await regenerate(me, before)).answer.uuid);
    expect(model.asked).toHaveLength(2);
    expect(JSON.stringify(model.asked[1]?.messages)).not.toContain('Alpha.');
  });

  it('is rejected for an earlier answer, one being written, and another person’s', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One', 'Two');
    const [, first, , last] = await shown(me, conversation);
    expect((await regenerate(me, first as WireMessage)).statusCode).toBe(409);
    expect((await regenerate(coaching.visitor(), last as WireMessage)).statusCode).toBe(404);
    const slow = await coaching.start({ settings: { wordsPerSecond: 5 } });
    const same = visitor(slow, me.visitorId);
    const { answer } = pairIn(await regenerate(same, last as WireMessage));
    expect((await regenerate(same, answer)).statusCode).toBe(409);
    await same.change('POST', 'chat/stop', { answer_uuid: answer.uuid, after: 0 });
  });
});

describe('showing a version', () => {
  it('restores what followed it, and the other branch when that is shown', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One');
    const original = await lastOf(me, conversation, 'person');
    await me.ask('Two', coach(), conversation);
    const before = await shown(me, conversation);
    // Two is the last message now; its edit begins a new branch.
    const second = await lastOf(me, conversation, 'person');
    const other = await edited(me, second, 'Two, differently');
    await me.ask('Three', coach(), conversation);
    expect(people(await shown(me, conversation))).toEqual(['One', 'Two, differently', 'Three']);

    const page = (await show(me, other.message, 1)).json<{ messages: WireMessage[]; cursor: null }>();
    expect(page.messages.map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid));
    expect(page.messages.map(({ versions }) => versions)).toEqual([1, 1, 2, 1]);
    await show(me, second, 2);
    expect(people(await shown(me, conversation))).toEqual(['One', 'Two, differently', 'Three']);
    expect((await show(me, original, 2)).statusCode).toBe(404);
    expect((await show(coaching.visitor(), second, 1)).statusCode).toBe(404);
  });

  it('is rejected while an answer is being written', async () => {
    const me = visitor(await coaching.start({ settings: { wordsPerSecond: 5 } }));
    const conversation = randomUUID();
    const first = { conversation_uuid: conversation, instructor_slug: coach(), client_message_id: randomUUID() };
    const { message } = pairIn(await me.send({ ...first, text: 'One' }));
    const { answer } = pairIn(await edit(me, message, 'Other'));
    expect((await show(me, message, 1)).statusCode).toBe(409);
    await me.change('POST', 'chat/stop', { answer_uuid: answer.uuid, after: 0 });
    expect((await show(me, message, 1)).statusCode).toBe(200);
    expect(people(await shown(me, conversation))).toEqual(['One']);
  });

  it('derives the predecessors of messages from before versions existed', async () => {
    const me = coaching.visitor();
    const conversation = await talk(me, 'One', 'Two');
    await coaching.db.update(messages).set({ follows: null }).where(eq(messages.conversationUuid, conversation));
    const last = await lastOf(me, conversation, 'person');
    const before = await shown(me, conversation);
    await edited(me, last, 'Two, differently');
    await show(me, last, 1);
    expect((await shown(me, conversation)).map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid));
  });
});
