import { randomUUID } from 'node:crypto';
import type { SceneFeedback, RoleplaySession } from '@greenroom/contracts';
import { type LanguageModel, LanguageModelError } from '@greenroom/ports/language-model';
import type { RoleplayDependencies } from './index.ts';
import { goodRaise } from './testing/good-raise.ts';
import { type Caller, roleplayApp } from './testing/roleplay-app.ts';
import { useRoleplayApp } from './testing/use-roleplay-app.ts';

const scenes = useRoleplayApp();

const raise = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };

async function played(me: Caller, scene: object, texts: readonly string[] = goodRaise): Promise<RoleplaySession> {
  let session = await me.begin(scene);
  for (const text of texts) if (session.status === 'going-on') session = await me.say(session, text);
  if (session.status !== 'going-on') return session;
  const { userRolePlayUuid } = session;
  return (await me.call('roleplayEnd', { userRolePlayUuid })).reply as RoleplaySession;
}

/** The partner says the written words, whatever model reads the scene. */
const scriptedPartner = {
  partner: { answer: async (_: unknown, { text }: { text: string }) => ({ text, answeredBy: 'house' as const }) },
};

/** A model that finds these quotes, by check, and nothing else. */
function readerOf(quotes: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = [];
  const complete: LanguageModel['complete'] = async ({ messages, schema }) => {
    const [system = ''] = messages.map(({ content }) => content);
    asked.push(messages.map(({ content }) => content).join('\n'));
    const checks = [...system.matchAll(/^- ([a-z-]+): /gmu)].map(([, check = '']) => check);
    const value = schema.parse({ checks: checks.map((check) => ({ check, quotes: quotes[check] ?? [] })) });
    return { value, usage: undefined };
  };
  return { asked, model: { name: 'a reader', of: () => ({ complete }) } };
}

async function notesOf(me: Caller, session: RoleplaySession): Promise<SceneFeedback> {
  const feedback = await me.feedback(session);
  if (feedback.status !== 'ready') throw new Error('no feedback');
  return feedback.notes;
}

describe('a second reader', () => {
  async function readBy(model: RoleplayDependencies['model'], texts: readonly string[] = goodRaise) {
    const judging = await roleplayApp(scenes.database, { ...scriptedPartner, model });
    const me = judging.as(randomUUID());
    const session = await played(me, raise, texts);
    await judging.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const notes = await notesOf(me, session);
    await judging.app.close();
    return { notes, session };
  }

  test('is absent without a model: the scores are by rules', async () => {
    const { notes } = await readBy(undefined);
    expect(notes).toMatchObject({ judgedBy: 'rules', secondReader: 'none' });
    expect(notes.criteria.every(({ second }) => second === null)).toBe(true);
  });

  test('that found nothing differs from the rules: both have a score, a reason, and the disputed checks', async () => {
    const { notes, session } = await readBy(
      readerOf({ 'case-reason': ['because nobody else could take the second one'] }).model,
    );
    expect(notes.secondReader).toBe('whole');
    // The score is by the rules, whatever the second reader says.
    expect([notes.judgedBy, notes.total.score > 8]).toEqual(['rules', true]);
    const ask = notes.criteria.find(({ slug }) => slug === 'the-ask')!;
    expect(ask.second).toMatchObject({ differs: true, quote: null });
    expect(ask.score - ask.second!.score).toBeGreaterThan(2);
    expect(ask.why).not.toBe('');
    expect(ask.second!.why).not.toBe('');
    const [disputed] = ask.second!.disputed;
    expect(disputed).toMatchObject({ byRules: 1, bySecond: 0 });
    const { position, quote, from, to } = disputed!.quote!;
    expect(session.lines[position - 1]!.text.slice(from, to)).toBe(quote);
    expect(notes.criteria.find(({ slug }) => slug === 'the-case')!.second!.quote?.quote).toBe(
      'because nobody else could take the second one',
    );
  });

  test('is ignored where it misquotes', async () => {
    const { notes } = await readBy(readerOf({ 'ask-early': ['I deserve a 10 for this'] }).model);
    const ask = notes.criteria.find(({ slug }) => slug === 'the-ask')!;
    expect(JSON.stringify(ask.second)).not.toContain('deserve a 10');
  });

  test('that fails leaves the feedback to the rules', async () => {
    const failing = [
      () => ({ complete: async () => Promise.reject(new LanguageModelError('too-slow', 'too slow')) }),
      () => {
        throw new Error('no budget');
      },
    ];
    for (const of of failing) {
      const { notes } = await readBy({ name: 'away', of });
      expect(notes).toMatchObject({ judgedBy: 'rules', secondReader: 'failed' });
      expect(notes.criteria.every(({ second }) => second === null)).toBe(true);
    }
  });

  test('never receives what was answered with care', async () => {
    const reader = readerOf({});
    await readBy(reader.model, [...goodRaise.slice(0, 4), 'I want to kill myself.']);
    expect(reader.asked.length).toBeGreaterThan(0);
    expect(reader.asked.join('\n')).toContain('78,000');
    expect(reader.asked.join('\n')).not.toMatch(/kill|Samaritans|988/);
  });

  test('reads the same words once and gives them the same scores', async () => {
    const reader = readerOf({ 'ask-early': ['I’d like 78,000 from January'] });
    const judging = await roleplayApp(scenes.database, { ...scriptedPartner, model: reader.model });
    const me = judging.as(randomUUID());
    const session = await played(me, raise);
    await judging.roleplay.writeSceneFeedback(session.userRolePlayUuid);
    const before = reader.asked.length;
    const again = await played(me, { kind: 'again', same_as: session.userRolePlayUuid });
    await judging.roleplay.writeSceneFeedback(again.userRolePlayUuid);
    expect(before).toBeGreaterThan(0);
    expect(reader.asked).toHaveLength(before);
    const [one, two] = [await notesOf(me, session), await notesOf(me, again)];
    expect(two.total).toEqual(one.total);
    expect(two.criteria.map(({ second }) => second)).toEqual(one.criteria.map(({ second }) => second));
    expect(two.tries).toHaveLength(2);
    await judging.app.close();
  });
});
