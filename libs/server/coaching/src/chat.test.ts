import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { answerEvents } from './coaching.tables.ts';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { eventsIn, textSeen, visitor, type WireMessage } from './testing/coaching-app.ts';
import { useCoachingApp } from './testing/use-coaching-app.ts';

const coaching = useCoachingApp();

const coach = () => coaching.catalogue.coaches[0]?.slug as string;
const phrase = () => coaching.catalogue.coaches[0]?.shelf[0]?.answers[0] as string;
const page = (response: { json(): unknown }) => response.json() as { messages: WireMessage[]; cursor: number | null };

describe('the stream of an answer', () => {
  it('contains text, the card, suggestions and the finished message, numbered from 1', async () => {
    const { events } = await coaching.visitor().ask(phrase(), coach());
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    const last = events.at(-1)?.data;
    expect(last).toMatchObject({ type: 'finished', message: { status: 'finished', answered_by: 'house' } });
    expect(last?.message?.text).toBe(textSeen(events));
    const card = events.find(({ data }) => data.type === 'recommendation')?.data.recommendation;
    expect(card).toMatchObject({ content: { slug: coaching.catalogue.coaches[0]?.shelf[0]?.slug, open: true } });
    expect(last?.message?.recommendations).toEqual([card]);
    expect(last?.message?.suggestions).toHaveLength(3);
  });

  it('leads to the same text and end when resumed after any event, by query or by header', async () => {
    const me = coaching.visitor();
    const { answerUuid, events } = await me.ask(phrase(), coach());
    const whole = textSeen(events);
    expect(events.length).toBeGreaterThan(20);
    for (const { id } of events) {
      const seen = events.filter((event) => event.id <= id);
      const byQuery = eventsIn((await me.stream(answerUuid, id)).body);
      const byHeader = eventsIn((await me.stream(answerUuid, 0, { 'last-event-id': String(id) })).body);
      expect([...seen, ...byQuery]).toEqual(events);
      expect(byHeader).toEqual(byQuery);
      expect(textSeen(byQuery, textSeen(seen))).toBe(whole);
    }
  });

  it('is the same for readers who follow while it is written', async () => {
    const slow = await coaching.start({ settings: { wordsPerSecond: 400 } });
    const me = visitor(slow);
    const sent = await me.send({
      conversation_uuid: randomUUID(),
      instructor_slug: coach(),
      client_message_id: randomUUID(),
      text: phrase(),
    });
    const { answer } = sent.json<{ answer: WireMessage }>();
    const readers = await Promise.all(
      [0, 0, 3, 7].map(async (after) => eventsIn((await me.stream(answer.uuid, after)).body)),
    );
    const whole = readers[0] ?? [];
    expect(whole.at(-1)?.data.type).toBe('finished');
    for (const [index, after] of [0, 0, 3, 7].entries()) expect(readers[index]).toEqual(whole.slice(after));
  });

  it('is not readable for another visitor', async () => {
    const { answerUuid } = await coaching.visitor().ask(phrase(), coach());
    expect((await coaching.visitor().stream(answerUuid)).statusCode).toBe(404);
    expect((await coaching.visitor().stream(randomUUID())).statusCode).toBe(404);
  });

  it('sends the end of an answer whose events have been deleted', async () => {
    const me = coaching.visitor();
    const { answerUuid, events } = await me.ask(phrase(), coach());
    await coaching.db.delete(answerEvents).where(eq(answerEvents.answerUuid, answerUuid));
    expect(eventsIn((await me.stream(answerUuid)).body)).toEqual([{ id: 1, data: events.at(-1)?.data }]);
  });

  it('sends heartbeats while nothing arrives, and the writer continues when the reader leaves', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const model = scriptedLanguageModel(['Wait. ', { waitFor: left }, 'Done.']);
    const waiting = await coaching.start({ model, settings: { heartbeatMs: 60 } });
    await waiting.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = waiting.app.server.address() as AddressInfo;
    const me = visitor(waiting);
    const sent = await me.send({
      conversation_uuid: randomUUID(),
      instructor_slug: coach(),
      client_message_id: randomUUID(),
      text: phrase(),
    });
    const { answer } = sent.json<{ answer: WireMessage }>();

    const reading = request({
      port,
      host: '127.0.0.1',
      path: `/api/v1/chat/stream?answer_uuid=${answer.uuid}`,
      headers: { cookie: `visitor_id=${me.visitorId}` },
    }).end();
    const [response] = await once(reading, 'response');
    expect(response.headers['content-type']).toContain('text/event-stream');
    let body = '';
    for await (const part of response) {
      body += String(part);
      // On a busy machine the first heartbeat comes before the first words.
      if (/Wait\. [\s\S]*: still here/.test(body)) break;
    }
    expect(textSeen(eventsIn(body))).toBe('Wait. ');
    leave();

    expect(textSeen(eventsIn((await me.stream(answer.uuid)).body))).toBe('Wait. Done.');
  });
});

describe('a conversation', () => {
  it('is read in pages from its end, each message once', async () => {
    const me = coaching.visitor();
    const conversation = randomUUID();
    for (const text of ['One', 'Two', 'Three']) await me.ask(text, coach(), conversation);
    const seen: WireMessage[] = [];
    let cursor: number | null = null;
    do {
      const query = { conversation_uuid: conversation, limit: '4', ...(cursor && { cursor: String(cursor) }) };
      const part = page(await me.read(query));
      seen.unshift(...part.messages);
      cursor = part.cursor;
    } while (cursor !== null);
    expect(seen.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen.filter(({ author }) => author === 'person').map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(seen.every(({ author, status }) => status === (author === 'person' ? 'sent' : 'finished'))).toBe(true);
  });

  it('is readable for its visitor only', async () => {
    const { conversationUuid } = await coaching.visitor().ask('Hello', coach());
    expect((await coaching.visitor().read({ conversation_uuid: conversationUuid })).statusCode).toBe(404);
    expect((await coaching.visitor().conversations()).json()).toEqual({ conversations: [] });
  });

  it('appears in the list, latest first, for one coach if requested', async () => {
    const me = coaching.visitor();
    const other = coaching.catalogue.coaches[1]?.slug as string;
    const first = await me.ask('First', coach());
    const second = await me.ask('Second', other);
    await me.ask('First again', coach(), first.conversationUuid);
    const uuids = (response: { json(): unknown }) =>
      (response.json() as { conversations: { uuid: string }[] }).conversations.map(({ uuid }) => uuid);
    expect(uuids(await me.conversations())).toEqual([first.conversationUuid, second.conversationUuid]);
    expect(uuids(await me.conversations({ instructor_slug: other }))).toEqual([second.conversationUuid]);
  });
});

describe('a language model', () => {
  it('streams its words, adds the card of the shelf item, and reports who answered', async () => {
    const model = scriptedLanguageModel(['Begin ', 'with ', 'the ferry.']);
    const { events } = await visitor(await coaching.start({ model })).ask(phrase(), coach());
    expect(textSeen(events)).toBe('Begin with the ferry.');
    expect(events.at(-1)?.data.message).toMatchObject({ answered_by: 'model', recommendations: [{}] });
    expect(model.asked[0]?.messages.at(-1)?.content).toContain(phrase());
  });

  it('is replaced by the house engine if it fails before a word', async () => {
    const started = await coaching.start({ model: scriptedLanguageModel([{ fail: 'rate-limited' }]) });
    const { events } = await visitor(started).ask(phrase(), coach());
    expect(events.some(({ data }) => data.type === 'restarted')).toBe(false);
    expect(events.at(-1)?.data.message).toMatchObject({ status: 'finished', answered_by: 'house-for-model' });
    expect(started.warnings).toMatchObject([{ trouble: 'rate-limited', remedy: 'retriable', shown: false }]);
    expect(JSON.stringify(started.warnings)).not.toContain(phrase());
  });

  it('is replaced by the house engine if it breaks off, and its text is discarded', async () => {
    const started = await coaching.start({ model: scriptedLanguageModel(['Half a sent', { fail: 'cut-off' }]) });
    const { events } = await visitor(started).ask(phrase(), coach());
    expect(events.map(({ data }) => data.type).slice(0, 2)).toEqual(['delta', 'restarted']);
    const message = events.at(-1)?.data.message;
    expect(message).toMatchObject({ answered_by: 'house-for-model' });
    expect(message?.text).not.toContain('Half a sent');
    expect(message?.text).toBe(textSeen(events));
  });

  it('is replaced after the question about possible danger, which is then asked once', async () => {
    const hint = 'missed yesterday. and the day before. bit fed up w myself';
    const started = await coaching.start({ model: scriptedLanguageModel([{ fail: 'rate-limited' }]) });
    const { events } = await visitor(started).ask(hint, coach());
    const { answered_by, text } = events.at(-1)?.data.message ?? {};
    expect(answered_by).toBe('house-for-model');
    expect(text?.split('988 Suicide')).toHaveLength(2);
    expect(text).toBe(textSeen(events));
  });

  it('is not called in a crisis', async () => {
    const model = scriptedLanguageModel(['Cheer up!']);
    const { events } = await visitor(await coaching.start({ model })).ask('I want to end my life', coach());
    expect(model.asked).toEqual([]);
    expect(textSeen(events)).toContain('988');
    expect(events.at(-1)?.data.message).toMatchObject({ answered_by: 'house' });
  });
});
