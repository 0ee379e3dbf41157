import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bounds } from '@greenroom/contracts';
import { answerEvents, conversations, materials, messages } from '../coaching.tables.ts';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { waitUntil } from '@greenroom/test-tools/wait-until';
import { topicUuid } from '@greenroom/content';
import { type CoachingFixture, visitor, type WireMessage, type Visitor } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();

type Me = Visitor;
const coach = () => coaching.catalogue.coaches[0] as CoachingFixture['catalogue']['coaches'][number];
const phrase = () => coach().shelf[0]?.answers[0] as string;
const shown = async (me: Me, conversation: string) =>
  (await me.read({ conversation_uuid: conversation })).json<{ messages: WireMessage[] }>().messages;

describe('search', () => {
  interface Found {
    hits: { message_uuid: string; conversation_uuid: string; author: string; excerpt: string }[];
    cursor: number | null;
  }
  const search = async (me: Me, text: string, more: Record<string, string> = {}) =>
    (await me.get('chat/search', { text, ...more })).json<Found>();

  /** Stores messages of the person without answers, the last one newest. */
  async function said(me: Me, ...texts: string[]): Promise<string> {
    const uuid = randomUUID();
    await coaching.db
      .insert(conversations)
      .values({ uuid, ownerId: me.visitorId, instructorSlug: coach().slug, title: 'Said' });
    await coaching.db.insert(messages).values(
      texts.map((text, index) => ({
        uuid: randomUUID(),
        conversationUuid: uuid,
        position: index + 1,
        author: 'person' as const,
        text,
        status: 'sent' as const,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1_000),
      })),
    );
    return uuid;
  }

  const texts = [
    'The ferry leaves at nine',
    'A FERRY, and a raise',
    'Nothing of the kind',
    'I gave 100% of it',
    'I gave 100 and more',
    'the file_name of it',
    'the filename of it',
    'Grüße an Ärzte',
    '🙂🙂 hello',
  ];
  it.each([
    ['ferry', [1, 0]],
    ['FERRY leaves', [0]],
    ['leaves ferry', [0]],
    ['fer', [1, 0]],
    ['err', [1, 0]],
    ['100%', [4, 3]],
    ['0% of', [3]],
    ['e_n', [5]],
    ['ärz', [7]],
    ['🙂', [8]],
    ['%', [3]],
    ['ferry & !raise | (', [1]],
    ['unheard-of', []],
  ])('finds by %s, newest first', async (sought, found) => {
    const me = coaching.visitor();
    await said(me, ...texts);
    const { hits } = await search(me, sought);
    expect(hits.map(({ excerpt }) => excerpt)).toEqual(found.map((index) => texts[index]));
  });

  it('returns pages with each result once, by words and by fragments', async () => {
    const me = coaching.visitor();
    await said(me, ...Array.from({ length: 45 }, (_, n) => `The ferry number ${n}`));
    for (const sought of ['ferry', 'err']) {
      const pages: Found[] = [];
      for (let cursor: number | null = 0; cursor !== null; cursor = pages.at(-1)?.cursor ?? null)
        pages.push(await search(me, sought, { cursor: String(cursor) }));
      expect(pages.map(({ hits }) => hits.length)).toEqual([20, 20, 5]);
      expect(new Set(pages.flatMap(({ hits }) => hits.map((hit) => hit.message_uuid))).size).toBe(45);
    }
    expect(await search(me, 'ferry', { cursor: '60' })).toEqual({ hits: [], cursor: null });
  });

  it('searches only the person’s own conversations, in one or with one coach if requested', async () => {
    const me = coaching.visitor();
    const one = await said(me, 'A ferry');
    await said(me, 'Another ferry');
    await said(coaching.visitor(), 'A stranger’s ferry');
    expect((await search(me, 'ferry')).hits).toHaveLength(2);
    expect((await search(me, 'ferry', { conversation_uuid: one })).hits).toMatchObject([{ excerpt: 'A ferry' }]);
    expect(
      (await search(me, 'ferry', { instructor_slug: coaching.catalogue.coaches[1]?.slug as string })).hits,
    ).toEqual([]);
  });

  it('does not find inactive versions', async () => {
    const me = coaching.visitor();
    const { conversationUuid } = await me.ask('Zebras', coach().slug);
    const [message] = await shown(me, conversationUuid);
    const body = { message_uuid: message?.uuid, client_message_id: randomUUID(), text: 'Giraffes' };
    await me.change('POST', 'chat/edit', body);
    expect((await search(me, 'zebras')).hits).toEqual([]);
    expect((await search(me, 'giraffes')).hits).toMatchObject([{ author: 'person', message_uuid: expect.any(String) }]);
  });

  it('uses the word index among 20,000 messages', async () => {
    const me = coaching.visitor();
    await said(me, 'The one about quokkas');
    await coaching.db.execute(sql`with begun as (
        insert into conversations (uuid, owner_id, instructor_slug, title)
        select gen_random_uuid(), ${me.visitorId}, ${coach().slug}, 'Long ago' from generate_series(1, 100)
        returning uuid)
      insert into messages (uuid, conversation_uuid, position, author, text, status)
      select gen_random_uuid(), begun.uuid, n, 'person', 'Message ' || n || ' about ' || md5(begun.uuid || n::text), 'sent'
      from begun, generate_series(1, 200) as n`);
    await coaching.db.execute(sql`analyze messages, conversations`);
    const plan = await coaching.db.execute(sql`explain select messages.uuid from messages
      join conversations on messages.conversation_uuid = conversations.uuid
      where conversations.owner_id = ${me.visitorId} and messages.active
      and to_tsvector('simple', messages.text) @@ to_tsquery('simple', ${'quokkas:*'})
      order by messages.created_at desc limit 21`);
    expect(JSON.stringify(plan.rows)).toContain('messages_words');
    expect((await search(me, 'quokk')).hits).toMatchObject([{ excerpt: 'The one about quokkas' }]);
  });

  it.each([{}, { text: '  ' }, { text: 'a'.repeat(201) }, { text: 'a', cursor: '-1' }])('rejects %j', async (query) => {
    expect((await coaching.visitor().get('chat/search', query as Record<string, string>)).statusCode).toBe(400);
  });
});

describe('list', () => {
  it('is limited, and still contains the latest with each coach', async () => {
    const me = coaching.visitor();
    const [often, seldom] = coaching.catalogue.coaches.map(({ slug }) => slug) as [string, string];
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const begun = (instructorSlug: string, day: number) => ({
      uuid: randomUUID(),
      ownerId: me.visitorId,
      instructorSlug,
      title: `Day ${day}`,
      updatedAt: at(day),
    });
    const late = Array.from({ length: bounds.pageSize.max + 1 }, (_, index) => begun(often, 11 + index));
    const [early, earlier] = [begun(seldom, 2), begun(seldom, 1)];
    const strangers = { ...begun(seldom, 3), ownerId: randomUUID() };
    await coaching.db.insert(conversations).values([earlier, strangers, early, ...late]);
    const listed = async (asked?: Record<string, string>) =>
      (await me.conversations(asked))
        .json<{ conversations: { uuid: string }[] }>()
        .conversations.map(({ uuid }) => uuid);
    const newest = late.toReversed().slice(0, bounds.pageSize.max);
    expect(await listed()).toEqual([...newest, early].map(({ uuid }) => uuid));
    expect(await listed({ instructor_slug: often })).toEqual(newest.map(({ uuid }) => uuid));
  });
});

describe('export', () => {
  it('returns Markdown as a file, with cards as links', async () => {
    const me = coaching.visitor();
    const { conversationUuid } = await me.ask(phrase(), coach().slug);
    const file = await me.get('chat/export', { conversation_uuid: conversationUuid, format: 'markdown' });
    expect(file.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="greenroom-${coach().slug}-\\d{4}-\\d\\d-\\d\\d\\.md"$`),
    );
    expect(file.body).toContain(`# A conversation with ${coach().name}`);
    expect(file.body).toMatch(new RegExp(`\\(http://[^/]+/library/${coach().slug}/${coach().shelf[0]?.slug}\\)`));
    const german = await me.get(
      'chat/export',
      { conversation_uuid: conversationUuid, format: 'markdown' },
      { 'accept-language': 'de-DE' },
    );
    expect(german.body).toContain('# Ein Gespräch mit');
  });

  it('returns everything as JSON: versions, ratings, material', async () => {
    const me = coaching.visitor();
    const { conversationUuid, answerUuid } = await me.ask(phrase(), coach().slug);
    await me.change('PUT', 'persona/feedback', { message_uuid: answerUuid, rating: 'down', comment: 'Too long' });
    await me.change('POST', 'chat/regenerate', { answer_uuid: answerUuid, client_message_id: randomUUID() });
    await coaching.db
      .insert(materials)
      .values({ uuid: randomUUID(), conversationUuid, name: 'My CV', kind: 'pasted', text: 'Ten years of ferries' });
    const file = await me.get('chat/export', { conversation_uuid: conversationUuid, format: 'json' });
    expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/\.json"$/);
    const whole = file.json<{ messages: object[] }>();
    expect(whole).toMatchObject({
      conversation_uuid: conversationUuid,
      instructor_name: coach().name,
      materials: [{ name: 'My CV', text: 'Ten years of ferries' }],
      check_ins: [],
    });
    expect(whole.messages).toMatchObject([
      { author: 'person', text: phrase(), active: true },
      { uuid: answerUuid, version: 1, active: false, rating: 'down', rating_comment: 'Too long' },
      { version: 2, active: true },
    ]);
    expect(file.body).not.toMatch(/writer|attempt|visitor/);
  });

  it.each(['markdown', 'json'])('is available to the owner only: %s', async (format) => {
    const { conversationUuid } = await coaching.visitor().ask('Hello', coach().slug);
    const stranger = await coaching.visitor().get('chat/export', { conversation_uuid: conversationUuid, format });
    expect([stranger.statusCode, stranger.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });
});

describe('deletion', () => {
  const remove = (me: Me, conversation: string) => me.change('DELETE', `chat/conversations/${conversation}`);

  it('removes everything, once', async () => {
    const me = coaching.visitor();
    const { conversationUuid, answerUuid } = await me.ask('Hello', coach().slug);
    expect((await remove(coaching.visitor(), conversationUuid)).statusCode).toBe(404);
    expect((await remove(me, conversationUuid)).json()).toEqual({ deleted: true });
    expect((await remove(me, conversationUuid)).statusCode).toBe(404);
    expect((await me.read({ conversation_uuid: conversationUuid })).statusCode).toBe(404);
    expect(await coaching.db.$count(messages, eq(messages.conversationUuid, conversationUuid))).toBe(0);
    expect(await coaching.db.$count(answerEvents, eq(answerEvents.answerUuid, answerUuid))).toBe(0);
  });

  it('stops the writers and readers of the conversation', async () => {
    const slow = await coaching.start({ settings: { wordsPerSecond: 10 } });
    const me = visitor(slow);
    const conversation = randomUUID();
    const first = { conversation_uuid: conversation, instructor_slug: coach().slug, client_message_id: randomUUID() };
    const { answer } = (await me.send({ ...first, text: phrase() })).json<{ answer: WireMessage }>();
    const reading = me.stream(answer.uuid);
    await waitUntil(async () => (await coaching.db.$count(answerEvents, eq(answerEvents.answerUuid, answer.uuid))) > 0);
    expect((await remove(me, conversation)).statusCode).toBe(200);
    expect((await reading).body).not.toContain('finished');
    await slow.app.close();
    expect(slow.warnings).toEqual([]);
  });

  it('finds nothing for an invalid uuid', async () => {
    expect((await remove(coaching.visitor(), 'mine')).statusCode).toBe(404);
  });
});

describe('a conversation on a topic', () => {
  it('begins with the coach’s opener, once', async () => {
    const me = coaching.visitor();
    const topic = coach().topics[0];
    const body = {
      conversation_uuid: randomUUID(),
      instructor_slug: coach().slug,
      client_message_id: randomUUID(),
      text: 'Yes, that one',
      topic_uuid: topicUuid(coach().slug, topic?.slug as string),
    };
    await Promise.all([me.send(body), me.send(body)]);
    const sent = (await me.send(body)).json<{ answer: WireMessage }>();
    await me.stream(sent.answer.uuid);
    await me.ask('And another', coach().slug, body.conversation_uuid);
    const all = await shown(me, body.conversation_uuid);
    expect(all.map(({ author }) => author)).toEqual(['coach', 'person', 'coach', 'person', 'coach']);
    expect(all[0]).toMatchObject({ position: 1, text: topic?.opener, status: 'finished' });
    expect(all.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it('sends the model the opener once', async () => {
    const model = scriptedLanguageModel(['Go on.']);
    const me = visitor(await coaching.start({ model }));
    const topic = coach().topics[1];
    const sent = await me.send({
      conversation_uuid: randomUUID(),
      instructor_slug: coach().slug,
      client_message_id: randomUUID(),
      text: 'Yes, that one',
      topic_uuid: topicUuid(coach().slug, topic?.slug as string),
    });
    await me.stream(sent.json<{ answer: WireMessage }>().answer.uuid);
    const asked = model.asked[0]?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(asked.split(topic?.opener as string)).toHaveLength(2);
  });
});

describe('feedback', () => {
  const rate = (me: Me, uuid: string, more: Record<string, unknown>) =>
    me.change('PUT', 'persona/feedback', { message_uuid: uuid, ...more });

  it('offers reasons', async () => {
    const { reasons } = (await coaching.visitor().get('persona/feedback')).json<{ reasons: string[] }>();
    expect(reasons).toContain('not-helpful');
  });

  it('is stored with the answer, and can be removed', async () => {
    const me = coaching.visitor();
    const { conversationUuid, answerUuid } = await me.ask('Hello', coach().slug);
    const rated = await rate(me, answerUuid, { rating: 'down', reason: 'too-long', comment: 'Shorter' });
    expect(rated.json()).toMatchObject({ uuid: answerUuid, rating: 'down' });
    expect((await shown(me, conversationUuid)).at(-1)).toMatchObject({ rating: 'down' });
    expect((await rate(me, answerUuid, { rating: null, reason: 'too-long' })).json()).toMatchObject({ rating: null });
    const [row] = await coaching.db.select().from(messages).where(eq(messages.uuid, answerUuid));
    expect(row).toMatchObject({ rating: null, ratingReason: null, ratingComment: null });
  });

  it('is rejected for a person’s message, an answer being written, another person’s answer, and an unknown reason', async () => {
    const slow = await coaching.start({ settings: { wordsPerSecond: 5 } });
    const me = visitor(slow);
    const first = { conversation_uuid: randomUUID(), instructor_slug: coach().slug, client_message_id: randomUUID() };
    const sent = (await me.send({ ...first, text: phrase() })).json<{ message: WireMessage; answer: WireMessage }>();
    expect((await rate(me, sent.message.uuid, { rating: 'up' })).statusCode).toBe(404);
    expect((await rate(me, sent.answer.uuid, { rating: 'up' })).statusCode).toBe(409);
    await me.change('POST', 'chat/stop', { answer_uuid: sent.answer.uuid, after: 0 });
    expect((await rate(coaching.visitor(), sent.answer.uuid, { rating: 'up' })).statusCode).toBe(404);
    expect((await rate(me, sent.answer.uuid, { rating: 'up', reason: 'dull' })).statusCode).toBe(400);
    expect((await rate(me, sent.answer.uuid, { rating: 'up' })).statusCode).toBe(200);
  });
});
