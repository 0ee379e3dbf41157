import { randomUUID } from 'node:crypto';
import type { SceneFeedback, RoleplayProgress, RoleplaySession, SceneMoment } from '@greenroom/contracts';
import { ownedRolePlays } from '../index.ts';
import type { Caller } from '../testing/roleplay-app.ts';
import { useRoleplayApp } from '../testing/use-roleplay-app.ts';

const scenes = useRoleplayApp();

const raise = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };
const weak = [
  'Thanks for making time. I can see that your day is full, so I’ll be quick.',
  'Maybe I’d sort of like a bit more pay, if that is okay, perhaps from January?',
  'I have led two teams since April, and nobody has left either of them. The late shift ships before six now.',
  'You never look at what I do, and that is your fault.',
  'The second team was meant for the summer, and summer is over now.',
];

async function played(account = randomUUID(), texts: readonly string[] = weak) {
  const me = scenes.fixture.as(account);
  let session = await me.begin(raise);
  for (const text of texts) if (session.status === 'going-on') session = await me.say(session, text);
  const { userRolePlayUuid } = session;
  if (session.status === 'going-on')
    session = (await me.call('roleplayEnd', { userRolePlayUuid })).reply as RoleplaySession;
  await scenes.fixture.roleplay.writeSceneFeedback(userRolePlayUuid);
  return { me, account, session, notes: await notesOf(me, session) };
}

async function notesOf(me: Caller, session: RoleplaySession): Promise<SceneFeedback> {
  const feedback = await me.feedback(session);
  if (feedback.status !== 'ready') throw new Error('no feedback');
  return feedback.notes;
}

const take = (me: Caller, { userRolePlayUuid }: RoleplaySession, position: number, text: string, uuid = randomUUID()) =>
  me.call('roleplayTake', { userRolePlayUuid }, { body: { take_uuid: uuid, position, text } });

describe('the mood of a scene', () => {
  test('is on the session line by line, and stored when the scene ends', async () => {
    const { session, notes, account } = await played();
    expect(session.moods.moves.map(({ position }) => position)).toEqual(
      session.lines.filter(({ author }) => author === 'person').map(({ position }) => position),
    );
    expect(session.mood).toBe(session.moods.moves.at(-1)!.mood);
    expect(session.moods.moves.some(({ because }) => because === 'blames')).toBe(true);
    expect(notes.moods).toEqual(session.moods);
    const [stored] = (await ownedRolePlays(scenes.fixture.fileStore).read(scenes.database.db, account)) as object[];
    expect(stored).toMatchObject({ moods: session.moods });
  });
});

describe('a moment of a scene', () => {
  test("has the person's line, the partner's line before it and what to try, weakest criterion first", async () => {
    const { session, notes } = await played();
    expect(notes.moments.length).toBeGreaterThan(1);
    for (const { position, said, push } of notes.moments) {
      expect(session.lines[position - 1]).toMatchObject({ author: 'person', text: said });
      expect(session.lines[position - 2]).toMatchObject({ author: 'partner', text: push });
    }
    const scoreOf = (one: SceneMoment) => notes.criteria.find(({ slug }) => slug === one.criterion.slug)!.score;
    const scores = notes.moments.map(scoreOf);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(notes.moments.find(({ said }) => said.includes('your fault'))?.advice).toBe(
      'Swap the blame for what you need from here on.',
    );
  });

  test("is answered, judged and stored when played again, without changing the scene's scores", async () => {
    const { me, session, notes } = await played();
    const moment = notes.moments.find(({ said }) => said.includes('your fault'))!;
    const uuid = randomUUID();
    const text = 'I need the pay to match two teams, because I have led both of them since April.';
    const first = await take(me, session, moment.position, text, uuid);
    expect(first.status).toBe(200);
    const [taken] = (first.reply as SceneMoment).takes;
    expect(taken).toMatchObject({ takeUuid: uuid, text, isMet: true });
    expect(taken!.answer.text).not.toBe('');
    expect(taken!.score).toBeGreaterThan(moment.score);
    expect(taken!.mood.mood).toBeGreaterThan(moment.mood.after);
    expect((await take(me, session, moment.position, text, uuid)).reply).toEqual(first.reply);
    const later = await notesOf(me, session);
    expect(later.moments.find(({ position }) => position === moment.position)?.takes).toEqual([taken]);
    expect(later.total).toEqual(notes.total);
    expect(later.script).toEqual(notes.script);
  });

  test('with an insult gets the lowest score as well, however good the rest of it is', async () => {
    const { me, session, notes } = await played();
    const [first] = notes.moments;
    const text = 'You are a pathetic boss. What would you need from me by Friday?';
    await take(me, session, first!.position, text);
    const [taken] = (await notesOf(me, session)).moments.find(({ position }) => position === first!.position)!.takes;
    expect(taken).toMatchObject({ score: 1, isMet: false, mood: { because: 'insults' } });
  });

  test.each(['bla bla bananas', 'Bananas fly to the moon on Tuesday.'])(
    'gets the lowest score and no praise for “%s”',
    async (text) => {
      const { me, session, notes } = await played();
      for (const { position } of notes.moments.slice(0, 2)) {
        const [taken] = ((await take(me, session, position, text)).reply as SceneMoment).takes;
        expect(taken).toMatchObject({ isMet: false, score: 1 });
        expect(taken!.says).toMatch(/^This take says nothing about the matter/);
      }
    },
  );

  test('has at most three takes until one is deleted', async () => {
    const { me, session, notes, account } = await played();
    const { position } = notes.moments[0]!;
    const uuids = [randomUUID(), randomUUID(), randomUUID()];
    for (const uuid of uuids)
      expect((await take(me, session, position, `What worries you most? ${uuid}`, uuid)).status).toBe(200);
    expect(await take(me, session, position, 'And a fourth.')).toMatchObject({ status: 409 });
    const gone = { userRolePlayUuid: session.userRolePlayUuid, takeUuid: uuids[0]! };
    expect((await me.call('roleplayTakeDelete', gone)).status).toBe(200);
    expect((await me.call('roleplayTakeDelete', gone)).status).toBe(404);
    expect((await take(me, session, position, 'And a fourth.')).status).toBe(200);
    const [stored] = (await ownedRolePlays(scenes.fixture.fileStore).read(scenes.database.db, account)) as {
      takes: { text: string }[];
    }[];
    expect(stored!.takes.map(({ text }) => text)).toContain('And a fourth.');
  });

  test('answers danger with help lines and stores nothing', async () => {
    const { me, session, notes } = await played();
    const { position } = notes.moments[0]!;
    const refused = await take(me, session, position, 'I want to kill myself tonight.');
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('care_first');
    expect((await notesOf(me, session)).moments[0]!.takes).toEqual([]);
  });

  test('can only be played by its player, at weak lines', async () => {
    const { me, session, notes } = await played();
    const { position } = notes.moments[0]!;
    expect((await take(scenes.fixture.as(randomUUID()), session, position, 'Mine now.')).status).toBe(404);
    expect((await take(me, session, 1, 'The partner’s line.')).status).toBe(404);
    expect((await take(me, session, position, 'x'.repeat(10_000))).status).toBe(413);
  });
});

describe('progress', () => {
  test("shows each criterion over the scenes, what changed, and the account's best line", async () => {
    const account = randomUUID();
    await played(account);
    scenes.fixture.clock.pass(86_400_000);
    const { me, session } = await played(account, [
      ...weak.slice(0, 3),
      'What would the director need to hear from you to say yes?',
      'I can write the three figures on one page for you by Wednesday, so that you can carry them upstairs.',
      'So we said: one page from me by Wednesday. Can we settle it by Friday at noon?',
    ]);
    const progress = (await me.call('roleplayProgress')).reply as RoleplayProgress;
    expect(progress).toMatchObject({ scenes: 2, categories: [{ slug: 'work', scenes: 2 }] });
    const [{ criteria }] = progress.categories as [RoleplayProgress['categories'][number]];
    expect(criteria.map(({ slug }) => slug)).toEqual(['the-ask', 'the-case', 'the-silence', 'the-close']);
    const close = criteria.at(-1)!;
    expect(close.scores[1]!.score).toBeGreaterThan(close.scores[0]!.score);
    expect(close.gained).not.toBeNull();
    expect(close.best).toMatchObject({ conversationUuid: session.conversationUuid });
    expect(session.lines[close.best!.position - 1]!.text).toContain(close.best!.quote);
  });

  test('is empty before a scene has scores', async () => {
    const nobody = scenes.fixture.as(randomUUID());
    expect((await nobody.call('roleplayProgress')).reply).toEqual({ scenes: 0, categories: [] });
  });
});
