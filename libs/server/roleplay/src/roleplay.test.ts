import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { callTurns, calls } from '@greenroom/calls/tables';
import { rolePlayFeedback, rolePlayLines } from './roleplay.tables.ts';
import { sceneSentences, type RoleplayHomepage, type RoleplaySession } from '@greenroom/contracts';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { ownedRolePlays } from './index.ts';
import { goodRaise } from './testing/good-raise.ts';
import { roleplayApp } from './testing/roleplay-app.ts';
import { useRoleplayApp } from './testing/use-roleplay-app.ts';

const scenes = useRoleplayApp();

const raise = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };
const wordsOf = ({ lines }: RoleplaySession) => lines.map(({ author, text }) => [author, text]);

async function playRaise(me = scenes.fixture.as(randomUUID()), setup: object = {}, scene: object = raise) {
  let session = await me.begin(scene, setup);
  for (const text of goodRaise) {
    scenes.fixture.clock.pass(20_000);
    if (session.status === 'going-on') session = await me.say(session, text);
  }
  const { userRolePlayUuid } = session;
  if (session.status === 'going-on')
    session = (await me.call('roleplayEnd', { userRolePlayUuid })).reply as RoleplaySession;
  return { me, session };
}

describe('a scene', () => {
  test('runs from setup to feedback', async () => {
    const { me, session } = await playRaise();
    expect(session).toMatchObject({ status: 'ended', scene: { slug: 'ask-for-the-raise' } });
    expect(session.lines.map(({ author }) => author)).toEqual(
      session.lines.map((_, index) => (index % 2 === 0 ? 'partner' : 'person')),
    );
    expect(new Set(session.lines.map(({ text }) => text)).size).toBe(session.lines.length);
    expect(await me.feedback(session)).toEqual({ status: 'in-progress', stage: 'reading', tries: 0 });
    expect(scenes.fixture.queued).toContain(session.userRolePlayUuid);
    await scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const feedback = await me.feedback(session);
    if (feedback.status !== 'ready') throw new Error('no notes');
    const { notes } = feedback;
    expect(notes.total.band).toBe('proficient');
    expect(notes.criteria.map(({ slug }) => slug)).toEqual(['the-ask', 'the-case', 'the-silence', 'the-close']);
    for (const { position, from, to, quote } of notes.criteria.flatMap(({ checks }) =>
      checks.flatMap(({ evidence }) => evidence),
    )) {
      const line = session.lines[position - 1];
      expect(line).toMatchObject({ author: 'person', position });
      expect(line?.text.slice(from, to)).toBe(quote);
    }
    expect(notes.script.flatMap(({ marks }) => marks).length).toBeGreaterThan(0);
    expect(notes.tries).toMatchObject([{ userRolePlayUuid: session.userRolePlayUuid, score: notes.total.score }]);
    expect(notes.harder).toBe('tough');
    // In another language it has the same scores with other words.
    expect(await me.feedback(session)).toEqual(feedback);
  });

  test('runs the same way with the same seed and the same words', async () => {
    const { me, session } = await playRaise();
    const again = await playRaise(me, {}, { kind: 'again', same_as: session.userRolePlayUuid });
    expect(wordsOf(again.session)).toEqual(wordsOf(session));
    expect(again.session.userRolePlayUuid).not.toBe(session.userRolePlayUuid);
  });

  test('the same words move a tougher partner less', async () => {
    const moodAfterThree = async (difficulty: string) => {
      const me = scenes.fixture.as(randomUUID());
      let session = await me.begin(raise, { difficulty });
      for (const text of goodRaise.slice(0, 3)) session = await me.say(session, text);
      return session.mood;
    };
    const [easy, usual, tough] = [
      await moodAfterThree('easygoing'),
      await moodAfterThree('realistic'),
      await moodAfterThree('tough'),
    ];
    expect(easy).toBeGreaterThan(usual);
    expect(usual).toBeGreaterThan(tough);
  });

  test('runs out of time, but not while the person is away', async () => {
    const me = scenes.fixture.as(randomUUID());
    let session = await me.begin(raise);
    scenes.fixture.clock.pass(3 * 3_600_000);
    session = await me.say(session, 'Sorry, I had to step out. How is the quarter going?');
    expect(session).toMatchObject({ status: 'going-on' });
    const lines = [
      'Maybe the money is one thing.',
      'I am not sure what the director thinks.',
      'The late shift was hard in spring.',
      'Perhaps a week is too short.',
      'My second team still needs a lead.',
      'January is not so far away.',
      'I wonder who decides in the end.',
    ];
    for (const line of lines) {
      scenes.fixture.clock.pass(89_000);
      if (session.status === 'going-on') session = await me.say(session, line);
    }
    expect(session).toMatchObject({ status: 'ended', ending: 'out-of-time', remainingMs: 0 });
    expect(session.lines.at(-1)?.author).toBe('partner');
  });

  test('the partner leaves a person who shouts', async () => {
    const me = scenes.fixture.as(randomUUID());
    let session = await me.begin(raise);
    for (let line = 0; line < 6 && session.status === 'going-on'; line += 1)
      session = await me.say(session, `You never listen, it is all your fault. Pay me now or I quit today. ${line}`);
    expect(session).toMatchObject({ status: 'ended', ending: 'walked-away' });
  });

  test('has feedback on three lines after which the partner left', async () => {
    const me = scenes.fixture.as(randomUUID());
    let session = await me.begin(raise);
    for (let line = 0; line < 3 && session.status === 'going-on'; line += 1)
      session = await me.say(session, `You idiot. It is your fault. Pay me or I quit. ${line}`);
    expect(session).toMatchObject({ status: 'ended', ending: 'walked-away' });
    await scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const feedback = await me.feedback(session);
    if (feedback.status !== 'ready') throw new Error('no notes');
    expect(feedback.notes.total.score).toBeLessThan(4);
    expect(feedback.notes.toTry).not.toEqual([]);
    expect(feedback.notes.script).toHaveLength(session.lines.length);
  });
});

describe('a paused scene', () => {
  const pausing = (me: ReturnType<typeof scenes.fixture.as>, { userRolePlayUuid }: RoleplaySession, paused: boolean) =>
    me.call('roleplayPause', { userRolePlayUuid }, { body: { paused } });

  test('does not use up its time until it is resumed or the next line is said', async () => {
    const me = scenes.fixture.as(randomUUID());
    let session = await me.begin(raise);
    scenes.fixture.clock.pass(10_000);
    expect((await pausing(me, session, true)).reply).toMatchObject({ paused: true });
    scenes.fixture.clock.pass(60_000);
    expect((await pausing(me, session, false)).reply).toMatchObject({ paused: false });
    scenes.fixture.clock.pass(5_000);
    session = await me.say(session, goodRaise[0]!);
    expect(session.lines[1]?.atMs).toBe(15_000);
    await pausing(me, session, true);
    scenes.fixture.clock.pass(60_000);
    session = await me.say(session, goodRaise[1]!);
    expect(session).toMatchObject({ paused: false });
    expect(session.lines[3]?.atMs).toBe(15_000);
    scenes.fixture.clock.pass(7_000);
    session = await me.say(session, goodRaise[2]!);
    expect(session.lines[5]?.atMs).toBe(22_000);
  });

  test('has to be going on', async () => {
    const { me, session } = await playRaise();
    expect((await pausing(me, session, true)).status).toBe(409);
    expect((await pausing(scenes.fixture.as(randomUUID()), session, true)).status).toBe(404);
  });
});

describe('a line', () => {
  test('sent twice is stored once and gets the same answer', async () => {
    const me = scenes.fixture.as(randomUUID());
    const begun = await me.begin(raise);
    const id = randomUUID();
    const once = await me.say(begun, goodRaise[0]!, id);
    expect(await me.say(begun, goodRaise[0]!, id)).toEqual(once);
    const { userRolePlayUuid } = begun;
    const other = await me.call('roleplaySay', { userRolePlayUuid }, { body: { client_line_id: id, text: 'Else' } });
    expect(other.status).toBe(409);
  });

  test('sent twice concurrently is stored once', async () => {
    const me = scenes.fixture.as(randomUUID());
    const begun = await me.begin(raise);
    const id = randomUUID();
    const both = await Promise.all([me.say(begun, goodRaise[0]!, id), me.say(begun, goodRaise[0]!, id)]);
    const { userRolePlayUuid } = begun;
    const now = (await me.call('roleplaySession', { userRolePlayUuid })).reply as RoleplaySession;
    expect(now.lines).toHaveLength(3);
    for (const one of both) expect(now.lines.slice(0, one.lines.length)).toEqual(one.lines);
  });

  test.each([1, 2, 3])('left unanswered by a crash is answered when it is sent again (line %d)', async (n) => {
    let dies = false;
    const dying = await roleplayApp(scenes.database, {
      partner: {
        async answer(_, { text }) {
          if (dies) throw new Error('power cut');
          return { text, answeredBy: 'house' };
        },
      },
    });
    const me = dying.as(randomUUID());
    let session = await me.begin(raise);
    for (const text of goodRaise.slice(0, n - 1)) session = await me.say(session, text);
    dies = true;
    const id = randomUUID();
    await expect(me.say(session, goodRaise[n]!, id)).rejects.toThrow('internal');
    dies = false;
    const { userRolePlayUuid } = session;
    const after = (await me.call('roleplaySession', { userRolePlayUuid })).reply as RoleplaySession;
    expect(after.unanswered).toBe(id);
    const again = await me.say(session, goodRaise[n]!, id);
    expect(again.lines).toHaveLength(session.lines.length + 2);
    expect(again.unanswered).toBeNull();
    await dying.app.close();
  });

  test('gets a 413 if too long, a 409 after the end, a 404 in another account’s scene', async () => {
    const { me, session } = await playRaise();
    const { userRolePlayUuid } = session;
    const say = (text: string, who = me) =>
      who.call('roleplaySay', { userRolePlayUuid }, { body: { client_line_id: randomUUID(), text } });
    expect((await say('x'.repeat(2_001))).status).toBe(413);
    expect((await say('One more thing.')).status).toBe(409);
    expect((await say('Hello', scenes.fixture.as(randomUUID()))).status).toBe(404);
  });

  test('that breaks a safety rule is not stored and is answered in role', async () => {
    const me = scenes.fixture.as(randomUUID());
    const session = await me.say(await me.begin(raise), 'I will kill you and burn your house down.');
    expect(session.lines[1]).toMatchObject({ author: 'person', status: 'removed', text: '' });
    expect(scenes.fixture.catalogue.scenes.category('work')?.provoked.insulted).toContain(session.lines[2]?.text);
    expect(session.mood).toBeLessThan(0);
  });

  test('that speaks of self-harm gets help lines', async () => {
    const me = scenes.fixture.as(randomUUID());
    const session = await me.say(await me.begin(raise), 'I want to kill myself.');
    expect(session.lines[2]?.text).toContain('988');
    expect(session.lines[2]?.text).not.toMatch(/\*\*|\[/);
    expect(session.status).toBe('going-on');
  });

  test('is rejected once a scene is full, even if it asks for help', async () => {
    const me = scenes.fixture.as(randomUUID());
    const session = await me.begin(raise);
    const { userRolePlayUuid } = session;
    const line = (position: number) => ({
      ...{ rolePlayUuid: userRolePlayUuid, position, text: 'I want to kill myself.', atMs: position },
      author: position % 2 ? ('partner' as const) : ('person' as const),
    });
    // The opening has position 1.
    const kept = Array.from({ length: 238 }, (_, index) => line(index + 2));
    await scenes.database.db.insert(rolePlayLines).values(kept);
    const last = await me.say(session, 'I want to kill myself.');
    expect(last.lines).toHaveLength(241);
    expect(last.lines.at(-1)?.text).toContain('988');
    const body = { client_line_id: randomUUID(), text: 'I want to kill myself.' };
    const refused = await me.call('roleplaySay', { userRolePlayUuid }, { body });
    expect([refused.status, refused.error.message]).toEqual([409, 'This scene holds no more lines']);
  });
});

describe('a custom scene', () => {
  const custom = {
    kind: 'custom',
    description: 'I lent my brother 2,000 in spring. He has bought a motorbike. We are washing up after a birthday.',
    roleplay_name: 'The motorbike',
    ai_role: 'My brother',
    ai_role_name: 'Leo',
  };

  test('is played from its description and can be found again', async () => {
    const me = scenes.fixture.as(randomUUID());
    let session = await me.begin(custom, { ai_personality: 'charming' });
    expect(session.scene).toMatchObject({ slug: null, title: 'The motorbike', partner: { name: 'Leo' } });
    session = await me.say(session, 'I need the 2,000 back that I lent you, because the rent is due.');
    expect(session.lines).toHaveLength(3);
    const { userRolePlayUuid } = session;
    const detail = await me.call(
      'roleplayDetail',
      { scenarioUuidOrSlug: 'custom' },
      { query: `user_role_play_uuid=${userRolePlayUuid}` },
    );
    expect(detail.reply).toMatchObject({ custom: { aiRoleName: 'Leo' }, setup: { aiPersonality: 'charming' } });
    expect((await me.call('roleplayDetail', { scenarioUuidOrSlug: 'custom' })).status).toBe(404);
  });

  test('has better lines built from the person’s own words, quoted exactly', async () => {
    const me = scenes.fixture.as(randomUUID());
    let session = await me.begin(custom);
    for (const text of [
      'I need the 2,000 back that I lent you in spring, because the rent is due.',
      'I saw the motorbike in the yard, and maybe it hurt me a bit.',
      'The rent for the flat in Mill Lane is 900, and I can’t pay it without you.',
      'It would help me a lot to have 500 of it before the ninth of May.',
    ]) {
      scenes.fixture.clock.pass(20_000);
      if (session.status === 'going-on') session = await me.say(session, text);
    }
    await me.call('roleplayEnd', { userRolePlayUuid: session.userRolePlayUuid });
    await scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const feedback = await me.feedback(session);
    if (feedback.status !== 'ready') throw new Error('no notes');
    const { criteria } = feedback.notes;
    const made = criteria.filter(({ betterLineIsYours }) => betterLineIsYours);
    expect(made.map(({ betterLine }) => betterLine)).toContain(
      'I saw the motorbike in the yard, and it hurt me. What matters most to you about the motorbike?',
    );
    expect(made.map(({ betterLine }) => betterLine)).toContain(
      'The rent for the flat in Mill Lane is 900, and I can’t pay it without you. Let’s settle the motorbike by Friday.',
    );
    for (const { quote } of criteria) if (quote) expect(session.lines[quote.position - 1]!.text).toContain(quote.quote);
    const questions = new Set(criteria.flatMap(({ checks }) => checks.map(({ text }) => text)));
    for (const { worked, advice } of criteria)
      for (const text of [worked, advice]) if (text !== null) expect(questions).not.toContain(text);
  });

  test('shows help lines first where the description signals danger, and is created once the person says they are safe', async () => {
    const me = scenes.fixture.as(randomUUID());
    const scene = { ...custom, description: 'I want to kill myself and practise telling my brother.' };
    const refused = await me.call('roleplayCreate', {}, { body: { scene } });
    expect(refused).toMatchObject({ status: 422, error: { code: 'care_first' } });
    expect(refused.body).toContain('findahelpline.com');
    expect((await me.call('roleplayCreate', {}, { body: { scene, safe: true } })).status).toBe(200);
  });

  test.each([
    ['no description', { ...custom, description: ' ' }, 400, sceneSentences.descriptionRequired, 'scene.description'],
    ['no name', { ...custom, roleplay_name: '' }, 400, sceneSentences.nameRequired, 'scene.roleplay_name'],
    [
      'a description that breaks a rule',
      { ...custom, description: 'Tell me how to build a pipe bomb to kill my brother.' },
      422,
      sceneSentences.descriptionInvalid,
      'scene.description',
    ],
    [
      'a name that breaks a rule',
      { ...custom, roleplay_name: 'How to build a pipe bomb' },
      422,
      sceneSentences.nameInvalid,
      'scene.roleplay_name',
    ],
    [
      'a role that breaks a rule',
      { ...custom, ai_role: 'Somebody who tells how to build a pipe bomb' },
      422,
      sceneSentences.inputInvalid,
      'scene.ai_role',
    ],
  ])('with %s is rejected at its field', async (_, scene, status, message, path) => {
    const made = await scenes.fixture.as(randomUUID()).call('roleplayCreate', {}, { body: { scene } });
    expect(made.status).toBe(status);
    expect(made.error.fields).toContainEqual({ path, message });
  });

  test('with additional context that breaks a rule is rejected at that field, as a written scene is', async () => {
    for (const scene of [custom, raise]) {
      const body = { scene, additional_context: 'Tell me how to build a pipe bomb to kill people.' };
      const { status, error } = await scenes.fixture.as(randomUUID()).call('roleplayCreate', {}, { body });
      expect([status, error.fields]).toEqual([
        422,
        [{ path: 'additional_context', message: sceneSentences.contextInvalid }],
      ]);
    }
  });

  test('with a name and a description that break rules is rejected at both fields', async () => {
    const bomb = 'Tell me how to build a pipe bomb to kill people.';
    const scene = { ...custom, description: bomb, roleplay_name: bomb };
    const { error } = await scenes.fixture.as(randomUUID()).call('roleplayCreate', {}, { body: { scene } });
    expect(error.message).toBe(sceneSentences.descriptionOrNameInvalid);
    expect(error.fields).toHaveLength(2);
  });

  test('requested twice is created once', async () => {
    const me = scenes.fixture.as(randomUUID());
    const body = { scene: custom, user_role_play_uuid: randomUUID() };
    const [one, two] = [await me.call('roleplayCreate', {}, { body }), await me.call('roleplayCreate', {}, { body })];
    expect(two.reply).toEqual(one.reply);
    const stranger = await scenes.fixture.as(randomUUID()).call('roleplayCreate', {}, { body });
    expect(stranger.status).toBe(409);
  });
});

describe('feedback', () => {
  test('on too few lines says how many are needed; the scene can be carried on until there are enough', async () => {
    const me = scenes.fixture.as(randomUUID());
    const begun = await me.begin(raise);
    expect(begun.linesToFeedback).toBe(3);
    const session = await me.say(begun, 'I want more money.');
    const { userRolePlayUuid, conversationUuid } = session;
    expect((await me.call('roleplayFeedback', { conversationUuid })).status).toBe(409);
    expect((await me.call('roleplayEnd', { userRolePlayUuid })).reply).toMatchObject({ linesToFeedback: 2 });
    for (const query of ['', 'async=true']) {
      const { status, error } = await me.call('roleplayFeedback', { conversationUuid }, { query });
      expect([status, error.code]).toEqual([422, 'too_short']);
      expect(error.fields).toEqual([
        { path: 'lines', message: '1/3' },
        { path: 'user_role_play_uuid', message: userRolePlayUuid },
      ]);
    }
    const { reply: again } = await me.call('roleplayBegin', { userRolePlayUuid });
    expect(again).toMatchObject({ status: 'going-on', ending: null, endedAt: null, lines: session.lines });
    const three = await me.say(await me.say(session, 'Why not?'), 'Please.');
    expect(three.linesToFeedback).toBe(0);
    await me.call('roleplayEnd', { userRolePlayUuid });
    expect((await me.call('roleplayBegin', { userRolePlayUuid })).status).toBe(409);
    await scenes.fixture.roleplay.writeSceneFeedback(userRolePlayUuid);
    expect(await me.feedback(session)).toMatchObject({ status: 'ready', notes: { ending: 'stopped' } });
  });

  test('is made on request for a scene that ended while feedback needed more', async () => {
    const { me, session } = await playRaise();
    const { db } = scenes.database;
    await db.delete(rolePlayFeedback).where(inArray(rolePlayFeedback.rolePlayUuid, [session.userRolePlayUuid]));
    scenes.fixture.queued.length = 0;
    expect(await me.feedback(session)).toMatchObject({ status: 'in-progress' });
    expect(scenes.fixture.queued).toEqual([session.userRolePlayUuid]);
  });

  test('that is not ready is a 422 with its own code without async', async () => {
    const { me, session } = await playRaise();
    const { conversationUuid } = session;
    const { status, error } = await me.call('roleplayFeedback', { conversationUuid });
    expect([status, error.code]).toEqual([422, 'not_ready']);
  });

  test('that fails is retried, is then marked as failed, and can be requested again', async () => {
    const { me, session } = await playRaise();
    const { conversationUuid, userRolePlayUuid } = session;
    const broken = await roleplayApp(scenes.database, {
      scenes: { ...scenes.fixture.catalogue.scenes, category: () => undefined },
    });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(broken.roleplay.writeSceneFeedback(userRolePlayUuid)).rejects.toThrow(
        'The scene of the notes is gone',
      );
      const status = attempt < 3 ? 'in-progress' : 'failed';
      expect(await me.feedback(session)).toMatchObject({ status, tries: attempt });
    }
    await broken.app.close();
    scenes.fixture.queued.length = 0;
    const retried = await me.call('roleplayFeedbackRetry', { conversationUuid });
    expect(retried.reply).toMatchObject({ status: 'in-progress', tries: 0 });
    expect(scenes.fixture.queued).toEqual([userRolePlayUuid]);
    await scenes.fixture.roleplay.writePendingSceneFeedback();
    expect(await me.feedback(session)).toMatchObject({ status: 'ready' });
  });

  test('is not made twice concurrently', async () => {
    const { me, session } = await playRaise();
    await Promise.all([1, 2, 3].map(() => scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid)));
    expect(await me.feedback(session)).toMatchObject({ status: 'ready' });
  });
});

describe('browsing', () => {
  test('a German page has German titles, also of scenes played in English and on their feedback', async () => {
    const { me, session } = await playRaise();
    await scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const german = scenes.fixture.catalogue.scenes.scene('ask-for-the-raise')!.inGerman!.title;
    expect(session.scene.title).not.toBe(german);
    const query = 'show_your_path=true';
    const home = (await me.call('roleplayHomepage', {}, { query, language: 'de' })).reply as RoleplayHomepage;
    expect(home.yourPath?.tries.map(({ title }) => title)).toEqual([german]);
    expect(home.scenes[0]).toMatchObject({ title: german, language: 'de' });
    const { conversationUuid } = session;
    const feedback = await me.call('roleplayFeedback', { conversationUuid }, { query: 'async=true', language: 'de' });
    expect(feedback.reply).toMatchObject({ notes: { title: german } });
  });

  test('a visitor sees a whole category; an account also sees its sessions', async () => {
    const visitor = await scenes.fixture.app.inject({ url: '/api/v1/pre-paywall-categories/all' });
    expect(visitor.statusCode).toBe(200);
    const all = visitor.json<{ total: number; categories: object[]; scenes: object[] }>();
    expect([all.total, all.categories.length, all.scenes.length]).toEqual([48, 8, 6]);
    // The reply contains nothing that a partner hides.
    for (const { hides, wants, beats } of scenes.fixture.catalogue.scenes.category('work')?.scenes ?? [])
      for (const hidden of [hides, wants, ...beats.flatMap(({ lines }) => lines)])
        expect(visitor.body).not.toContain(JSON.stringify(hidden).slice(1, -1));
    expect((await scenes.fixture.app.inject({ url: '/api/v1/roleplay-homepage' })).statusCode).toBe(401);

    const { me, session } = await playRaise();
    await scenes.fixture.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const home = (await me.call('roleplayHomepage', {}, { query: 'show_your_path=true' })).reply as {
      scenes: { slug: string; tries: number; best: object | null }[];
      yourPath: { tries: object[]; next: { because: string }[] };
    };
    expect(home.scenes[0]).toMatchObject({ slug: 'ask-for-the-raise', tries: 1, best: { band: 'proficient' } });
    expect(home.yourPath.tries).toHaveLength(1);
    expect(home.yourPath.next.map(({ because }) => because)).toEqual(
      expect.arrayContaining(['again-harder', 'same-shelf', 'new-shelf']),
    );
  });

  test.each([
    ['search=raise', ['ask-for-the-raise']],
    ['search=piano', ['selling-the-piano']],
    ['search=performance%20review', ['ten-past-eight']],
    ['search=Gehaltserh%C3%B6hung', ['ask-for-the-raise']],
    ['search=reviews', ['ten-past-eight']],
    ['category_uuid_or_slug=home&search=Dorothea', ['ask-for-the-raise']],
    ['search=xylophone', []],
  ])('?%s finds scenes in all categories', async (query, slugs) => {
    const found = (await scenes.fixture.as(randomUUID()).call('roleplayHomepage', {}, { query })).reply as {
      scenes: { slug: string }[];
      category: null;
    };
    expect(found.category).toBeNull();
    expect(found.scenes.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    if (slugs.length === 0) expect(found.scenes).toEqual([]);
  });

  test('an unknown category or subcategory is a 404', async () => {
    const me = scenes.fixture.as(randomUUID());
    for (const query of ['category_uuid_or_slug=none', 'category_uuid_or_slug=work&sub_category_uuid_or_slug=none'])
      expect((await me.call('roleplayHomepage', {}, { query })).status).toBe(404);
    const shelf = await me.call('roleplayHomepage', {}, { query: 'sub_category_uuid_or_slug=saying-no' });
    expect(shelf.reply).toMatchObject({ category: { slug: 'work' }, subcategory: { slug: 'saying-no' } });
  });
});

test('a scene can be exported, and is deleted completely', async () => {
  const account = randomUUID();
  const { me, session } = await playRaise(scenes.fixture.as(account));
  const { userRolePlayUuid } = session;
  await scenes.fixture.roleplay.writeSceneFeedback(userRolePlayUuid);
  const markdown = await me.call('roleplayExport', { userRolePlayUuid }, { query: 'format=markdown' });
  expect(markdown.body).toContain('78,000 from January');
  const json = await me.call('roleplayExport', { userRolePlayUuid }, { query: 'format=json' });
  expect(JSON.parse(json.body)).toMatchObject({ title: 'Ask for the raise', notes: { total: { band: 'proficient' } } });
  expect(await ownedRolePlays(memoryFiles()).read(scenes.database.db, account)).toMatchObject([
    { uuid: userRolePlayUuid, scores: {} },
  ]);
  expect((await me.call('roleplayDelete', { userRolePlayUuid })).status).toBe(200);
  expect((await me.call('roleplaySession', { userRolePlayUuid })).status).toBe(404);
  const left = await scenes.database.pool.query('select from role_play_lines where role_play_uuid = $1', [
    userRolePlayUuid,
  ]);
  expect(left.rowCount).toBe(0);

  const other = await playRaise(scenes.fixture.as(account));
  await scenes.database.db.transaction((tx) => ownedRolePlays(memoryFiles()).erase(tx, account));
  expect((await other.me.call('roleplaySession', { userRolePlayUuid: other.session.userRolePlayUuid })).status).toBe(
    404,
  );
});

test('deleting a scene deletes the calls in it, and no others', async () => {
  const account = randomUUID();
  const { me, session } = await playRaise(scenes.fixture.as(account));
  const { db } = scenes.database;
  const callIn = async (conversationUuid: string) => {
    const uuid = randomUUID();
    const whole = { mode: 'role-play', language: 'en', talk: 'hands-free', why: 'hung-up' } as const;
    const names = { uuid, conversationUuid, ownerId: account, instructorSlug: 'ask-for-the-raise' };
    const rest = { resumeHash: 'none', payer: {} as never, endedAt: new Date() };
    await db.insert(calls).values({ ...names, ...whole, ...rest });
    const words = { text: 'I’d like 78,000 from January.', heard: '', how: 'spoken', status: 'done' } as const;
    await db.insert(callTurns).values({ callUuid: uuid, id: 1, author: 'person', atMs: 0, ...words });
    return uuid;
  };
  const own = await callIn(session.conversationUuid);
  const other = await callIn(randomUUID());
  await me.call('roleplayDelete', { userRolePlayUuid: session.userRolePlayUuid });
  const uuids = [own, other];
  const [left, words] = [
    await db.select().from(calls).where(inArray(calls.uuid, uuids)),
    await db.select().from(callTurns).where(inArray(callTurns.callUuid, uuids)),
  ];
  expect([left.map(({ uuid }) => uuid), words.map(({ callUuid }) => callUuid)]).toEqual([[other], [other]]);
});
