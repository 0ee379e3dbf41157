import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { ApiFailure, type RoleplaySession, sceneGapMs } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { rolePlayLines } from './roleplay.tables.ts';
import { goodRaise } from './testing/good-raise.ts';
import { roleplayApp } from './testing/roleplay-app.ts';
import { call as callAgain, exchange, person, ring } from './testing/spoken-scene.ts';
import { useRoleplayApp } from './testing/use-roleplay-app.ts';

const scenes = useRoleplayApp();

test('a spoken scene runs like a written one, and is measured by the clock', async () => {
  const { me, partner, read, session } = await ring(scenes, 'ask-for-the-raise');
  const greeting = await partner.greeting();
  const spoken = { fromMs: 500, toMs: 4_000 };
  const heard = { ownerId: 'x', messageUuid: randomUUID(), text: greeting, whole: true, spoken, beside: undefined };
  await scenes.database.db.transaction((tx) => partner.keepHeard(tx, heard));
  let atMs = 5_000;
  for (const text of goodRaise) {
    await exchange(scenes, partner, text, atMs);
    atMs += 13_000;
  }
  const now = await read();
  expect(now.lines[0]).toMatchObject({ author: 'partner', text: greeting });
  expect(now.lines).toHaveLength(1 + 2 * goodRaise.length);
  expect(now.lines[1]).toMatchObject({ author: 'person', atMs: 5_000 });

  // The same seed and words in writing give the same scene.
  const again = { kind: 'again', same_as: session.userRolePlayUuid };
  let written = await me.begin(again, { medium: 'text' });
  for (const text of goodRaise) if (written.status === 'going-on') written = await me.say(written, text);
  expect(written.lines.map(({ text }) => text)).toEqual(now.lines.map(({ text }) => text));

  await me.call('roleplayEnd', { userRolePlayUuid: session.userRolePlayUuid });
  await scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
  const feedback = await me.feedback(session);
  if (feedback.status !== 'ready') throw new Error('no notes');
  const measured = new Map(feedback.notes.measures.map((measure) => [measure.name, measure]));
  expect(measured.get('pace')).toMatchObject({ basis: 'time' });
  expect(measured.get('talk-share')).toMatchObject({ basis: 'time' });
});

test('a repeated message replaces its line, and a partly heard line is stored as far as it was heard', async () => {
  const { partner, read } = await ring(scenes, 'ask-for-the-raise');
  const messageUuid = randomUUID();
  const say = async (text: string, toMs: number) =>
    scenes.database.db.transaction(async (tx) =>
      partner.keepSaid(tx, {
        ...{ ownerId: 'x', messageUuid, clientMessageId: null, text, doubts: [] },
        judgement: { removed: false },
        spoken: { fromMs: 1_000, toMs },
      }),
    );
  await say('I’d like', 1_500);
  await say('I’d like 78,000 from January.', 3_000);
  expect((await read()).lines.map(({ text }) => text)).toEqual(['I’d like 78,000 from January.']);
  const heard = { ownerId: 'x', messageUuid: randomUUID(), spoken: { fromMs: 3_500, toMs: 4_000 }, beside: undefined };
  await scenes.database.db.transaction((tx) => partner.keepHeard(tx, { ...heard, text: 'Okay.', whole: false }));
  await scenes.database.db.transaction((tx) =>
    partner.keepHeard(tx, { ...heard, text: 'Okay. That is', whole: false }),
  );
  expect((await read()).lines.map(({ text }) => text)).toEqual(['I’d like 78,000 from January.', 'Okay. That is']);
});

test('the partner ends a spoken scene once the ending was heard', async () => {
  const { partner, read } = await ring(scenes, 'ask-for-the-raise');
  const shout = 'You never listen, it is all your fault. Pay me now or I quit today.';
  const cutOff = await ring(scenes, 'ask-for-the-raise');
  for (const [one, whole] of [
    [partner, true],
    [cutOff.partner, false],
  ] as const)
    for (let line = 0; line < 6; line += 1) await exchange(scenes, one, `${shout} ${line}`, line * 13_000, 'x', whole);
  expect(await read()).toMatchObject({ status: 'ended', ending: 'walked-away' });
  expect((await cutOff.read()).status).toBe('going-on');
});

test('an ending finished by another instance ends the scene too, and keeps its author', async () => {
  const { partner, read } = await ring(scenes, 'ask-for-the-raise');
  const { db } = scenes.database;
  const shout = 'You never listen, it is all your fault. Pay me now or I quit today.';
  for (let line = 0; line < 6; line += 1)
    await exchange(scenes, partner, `${shout} ${line}`, line * 13_000, 'x', false);
  const lastLine = async () =>
    (await db.select().from(rolePlayLines).orderBy(desc(rolePlayLines.createdAt)).limit(1))[0]!;
  const { text, messageUuid } = await lastLine();
  await db.update(rolePlayLines).set({ answeredBy: 'model' }).where(eq(rolePlayLines.messageUuid, messageUuid!));
  const spoken = { fromMs: 80_000, toMs: 82_000 };
  const heard = { ownerId: 'x', messageUuid: messageUuid!, text, whole: true, spoken, beside: undefined };
  await db.transaction((tx) => partner.keepHeard(tx, heard));
  expect(await read()).toMatchObject({ status: 'ended', ending: 'walked-away' });
  expect(await lastLine()).toMatchObject({ answeredBy: 'model', cutOff: false });
});

test('a line that breaks a safety rule is not stored, and is answered in role', async () => {
  const { partner, read } = await ring(scenes, 'ask-for-the-raise');
  await exchange(scenes, partner, 'I will kill you and burn your house down.', 1_000);
  const [said, answer] = (await read()).lines;
  expect(said).toMatchObject({ status: 'removed', text: '' });
  expect(scenes.fixture.catalogue.scenes.category('work')?.provoked.insulted).toContain(answer?.text);
});

test.each([
  ['another account’s scene', 'not_found', async () => randomUUID(), true],
  ['a visitor', 'not_authenticated', async (own: string) => own, false],
])('rejects %s: %s', async (_, code, callerOf, signedIn) => {
  const { account, call } = await ring(scenes, 'ask-for-the-raise');
  const caller = person(await callerOf(account), signedIn);
  const refused = scenes.fixture.roleplay.partners.admit(caller, call);
  await expect(refused).rejects.toBeInstanceOf(ApiFailure);
  await expect(refused).rejects.toMatchObject({ code });
});

test('rejects a call to a scene that is over', async () => {
  const { me, session, call, account } = await ring(scenes, 'ask-for-the-raise');
  await me.call('roleplayEnd', { userRolePlayUuid: session.userRolePlayUuid });
  await expect(scenes.fixture.roleplay.partners.admit(person(account), call)).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a scene cancelled while a call begins stays cancelled', async () => {
  const { db } = scenes.database;
  const account = randomUUID();
  const me = scenes.fixture.as(account);
  const scene = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };
  const { userRolePlayUuid, conversationUuid } = (await me.call('roleplayCreate', {}, { body: { scene } }))
    .reply as RoleplaySession;
  const transaction: Database['transaction'] = async (work) => {
    await me.call('roleplayEnd', { userRolePlayUuid });
    return db.transaction(work);
  };
  const slow = await roleplayApp(scenes.database, {
    db: Object.assign(Object.create(db) as Database, { transaction }),
  });
  const asked = { mode: 'role-play' as const, conversationUuid, instructorSlug: 'ask-for-the-raise' };
  await expect(slow.roleplay.partners.admit(person(account), asked)).rejects.toMatchObject({ code: 'conflict' });
  expect((await me.call('roleplaySession', { userRolePlayUuid })).reply).toMatchObject({ status: 'cancelled' });
  await slow.app.close();
});

describe('the clock of a scene', () => {
  const hours = 3 * 3_600_000;

  test('continues in the next call, without the time between the calls', async () => {
    const { me, partner, read, session, account } = await ring(scenes, 'ask-for-the-raise');
    await exchange(scenes, partner, goodRaise[0]!, 0);
    await exchange(scenes, partner, goodRaise[1]!, 13_000);
    const endedMs = 25_000;
    scenes.fixture.clock.pass(hours);
    const again = await callAgain(scenes, account, session);
    await exchange(scenes, again.partner, goodRaise[2]!, 2_000);
    const { status, lines } = await read();
    expect(status).toBe('going-on');
    expect(lines[4]).toMatchObject({ author: 'person', atMs: endedMs + sceneGapMs + 2_000 });
    // An instance that takes over the call uses the same clock.
    const taken = await scenes.fixture.roleplay.partners.open(again.call);
    await exchange(scenes, taken, goodRaise[3]!, 15_000);
    expect((await read()).lines[6]).toMatchObject({ atMs: endedMs + sceneGapMs + 15_000 });

    const { userRolePlayUuid } = session;
    await me.call('roleplayEnd', { userRolePlayUuid });
    await scenes.fixture.roleplay.writeSceneFeedback(userRolePlayUuid);
    const feedback = await me.feedback(session);
    if (feedback.status !== 'ready') throw new Error('no notes');
    expect(feedback.notes.durationMs).toBe(endedMs + sceneGapMs + 27_000);
    expect(feedback.notes.measures.find(({ name }) => name === 'pace')).toMatchObject({ basis: 'time' });
  });

  test('continues from the end of the last line if the next call follows soon', async () => {
    const { partner, read, session, account } = await ring(scenes, 'ask-for-the-raise');
    await exchange(scenes, partner, goodRaise[0]!, 0, 'x', false);
    scenes.fixture.clock.pass(5_000);
    const again = await callAgain(scenes, account, session);
    await exchange(scenes, again.partner, goodRaise[1]!, 1_000);
    expect((await read()).lines[2]).toMatchObject({ author: 'person', atMs: 12_000 + 5_000 + 1_000 });
  });

  test.each([
    ['that was begun in writing', 1, hours, sceneGapMs],
    ['that was begun in writing a moment ago', 1, 20_000, 20_000],
    ['in which only the partner spoke', 0, hours, sceneGapMs],
  ])('continues in a call to a scene %s', async (_, said, passedMs, gapMs) => {
    const account = randomUUID();
    const me = scenes.fixture.as(account);
    let session = await me.begin({ kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' });
    scenes.fixture.clock.pass(10_000);
    for (const text of goodRaise.slice(0, said)) session = await me.say(session, text);
    const lastMs = session.lines.at(-1)!.atMs;
    scenes.fixture.clock.pass(passedMs - (said === 0 ? 10_000 : 0));
    const { partner } = await callAgain(scenes, account, session);
    await exchange(scenes, partner, goodRaise[said]!, 1_000);
    const { userRolePlayUuid } = session;
    const now = (await me.call('roleplaySession', { userRolePlayUuid })).reply as RoleplaySession;
    expect(now.status).toBe('going-on');
    expect(now.lines[session.lines.length]).toMatchObject({ author: 'person', atMs: lastMs + gapMs + 1_000 });
  });
});

test('repeated calls for help are answered, and the scene stays bounded', async () => {
  const { partner, read } = await ring(scenes, 'ask-for-the-raise');
  const { db } = scenes.database;
  const { userRolePlayUuid } = await read();
  const line = (position: number) => ({
    ...{ rolePlayUuid: userRolePlayUuid, position, text: 'The trees.', atMs: position },
    author: position % 2 ? ('person' as const) : ('partner' as const),
  });
  await db.insert(rolePlayLines).values(Array.from({ length: 239 }, (_, index) => line(index + 1)));
  await exchange(scenes, partner, 'I want to kill myself.', 1_000);
  expect(await exchange(scenes, partner, 'I want to kill myself.', 20_000)).toContain('988');
  expect((await read()).lines).toHaveLength(240);
  await exchange(scenes, partner, 'The trees.', 40_000);
  expect(await read()).toMatchObject({ status: 'ended', ending: 'out-of-time' });
});

test('the delivery is stored with each line, and the feedback derives pace, pauses and melody from it', async () => {
  const { me, session, partner } = await ring(scenes, 'ask-for-the-raise');
  const { userRolePlayUuid } = session;
  for (const [index, text] of goodRaise.entries()) {
    const fromMs = 20_000 * (index + 1);
    const spoken = { fromMs, toMs: fromMs + 8_000 };
    const delivery = {
      voiced: [
        { fromMs, toMs: fromMs + 3_000 },
        { fromMs: fromMs + 5_500, toMs: fromMs + 8_000 },
      ],
      words: null,
      pitch: { stepMs: 32, hz: Array.from({ length: 200 }, (_, at) => 120 * 2 ** ((at % 2 ? 2 : -2) / 12)) },
    };
    const judgement = { removed: false };
    const words = { text, doubts: [], judgement, spoken, delivery };
    const said = { ownerId: 'x', messageUuid: randomUUID(), clientMessageId: null, ...words };
    const heardAt = { fromMs: fromMs + 8_500, toMs: fromMs + 12_000 };
    const heard = { ownerId: 'x', messageUuid: randomUUID(), text: 'Go on.', whole: true, spoken: heardAt };
    await scenes.database.db.transaction(async (tx) => {
      await partner.keepSaid(tx, said);
      await partner.keepHeard(tx, { ...heard, beside: undefined });
    });
  }
  const ended = (await me.call('roleplayEnd', { userRolePlayUuid })).reply as RoleplaySession;
  await scenes.fixture.roleplay.writeSceneFeedback(userRolePlayUuid);
  const feedback = await me.feedback(ended);
  if (feedback.status !== 'ready') throw new Error('no notes');
  const named = (name: string) => feedback.notes.measures.find((one) => one.name === name);
  expect(named('monotone')).toMatchObject({ value: 2, unit: 'semitones', rating: 'AVERAGE' });
  expect(named('pauses')?.value).toBeGreaterThanOrEqual(2.5);
  expect(named('pace')?.series.length).toBeGreaterThan(2);
});
