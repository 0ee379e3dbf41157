import { mockContract, MockFailure, plansFor, type HttpHandler } from '@greenroom/api-client/testing';
import type { SceneFeedback, RoleplaySession, SceneTake, Verdict } from '@greenroom/contracts';
import {
  cardOf,
  categories,
  notes,
  progress,
  raise,
  rubric,
  saturday,
  session,
  speechProgress,
  setup,
  workCategory,
} from './sample-scenes.ts';

interface RoleplayMocks {
  /** Whether the person may play. */
  roleplay?: Verdict;
  /** An existing session. */
  session?: RoleplaySession;
  notes?: SceneFeedback;
}

/** Mocks the API of this remote with sample data: a scene that can be played to its end, and its feedback. */
export function roleplayMocks(options: RoleplayMocks = {}): HttpHandler[] {
  const { roleplay = 'allowed', notes: written = notes } = options;
  let now = options.session ?? session;
  const scenes = [raise, saturday];
  const scenesData = { categories, category: workCategory, total: scenes.length };
  const may = () => {
    if (roleplay !== 'allowed') throw new MockFailure(roleplay);
  };
  const known = (slug: string) => {
    if (slug !== 'all' && slug !== 'work') throw new MockFailure('not_found');
  };
  return [
    mockContract('prePaywallCategory', ({ params }) => {
      known(params.slug);
      return { ...scenesData, scenes, rubric };
    }),
    mockContract('roleplayHomepage', ({ query: { categoryUuidOrSlug = 'all', search, showYourPath } }) => {
      known(categoryUuidOrSlug);
      const words = search?.toLowerCase() ?? '';
      return {
        ...scenesData,
        subcategory: null,
        scenes: scenes.filter(({ title }) => title.toLowerCase().includes(words)).map(cardOf),
        yourPath: showYourPath ? { tries: [], next: [{ scene: cardOf(raise), because: 'new-shelf' }] } : null,
      };
    }),
    mockContract('roleplayDetail', ({ params }) => {
      const scene = scenes.find(({ slug }) => slug === params.scenarioUuidOrSlug);
      if (!scene) throw new MockFailure('not_found');
      return { scene, custom: null, category: workCategory, subcategory: null, rubric, setup, tries: [] };
    }),
    mockContract('roleplayCreate', ({ body }) => {
      may();
      const { userRolePlayUuid = session.userRolePlayUuid, difficulty = 'realistic' } = body;
      now = { ...session, userRolePlayUuid, setup: { ...setup, difficulty } };
      return now;
    }),
    mockContract('commercePlans', ({ query }) => plansFor(query)),
    mockContract('roleplaySession', () => now),
    mockContract('roleplayBegin', () => {
      may();
      const lines = now.lines.length > 0 ? now.lines : [partnerLine(1, 'You wanted fifteen minutes.')];
      return (now = { ...now, status: 'going-on', ending: null, endedAt: null, lines });
    }),
    mockContract('roleplaySay', ({ body: { clientLineId, text } }) => {
      const position = now.lines.length + 1;
      const mine = { ...partnerLine(position, text), author: 'person' as const, clientLineId, answeredBy: null };
      const over = position >= 6;
      now = {
        ...now,
        lines: [
          ...now.lines,
          mine,
          partnerLine(position + 1, over ? 'Done. From January.' : `And what else, line ${position}?`),
        ],
        linesToFeedback: Math.max(0, now.linesToFeedback - 1),
        mood: Math.min(3, now.mood + 0.5),
        moods: {
          ...now.moods,
          moves: [
            ...now.moods.moves,
            { position, mood: Math.min(3, now.mood + 0.5), because: 'asks-open', words: null },
          ],
        },
        ...(over && { status: 'ended', ending: 'agreed', endedAt: session.createdAt, linesToFeedback: 0 }),
      };
      return now;
    }),
    mockContract('roleplayKeepVoice', ({ body }) => (now = { ...now, keepsVoice: body.keep })),
    mockContract('roleplayVoiceDelete', () => ({ deleted: true })),
    mockContract('roleplayPause', ({ body }) => (now = { ...now, paused: body.paused })),
    mockContract('roleplayEnd', () => {
      const said = now.lines.some(({ author }) => author === 'person');
      now = said
        ? { ...now, status: 'ended', ending: 'stopped', endedAt: session.createdAt }
        : { ...now, status: 'cancelled', endedAt: session.createdAt };
      return now;
    }),
    // Without a server no call can start: the page says so.
    mockContract('callsStart', () => {
      throw new MockFailure('unavailable');
    }),
    mockContract('roleplayDelete', () => ({ deleted: true })),
    mockContract('roleplayFeedback', () => ({ status: 'ready', notes: written })),
    ...takeMocks(written, may),
    mockContract('roleplayProgress', () => progress),
    mockContract('speechProgress', () => speechProgress),
    mockContract('roleplayFeedbackRetry', () => ({ status: 'in-progress', stage: 'reading', tries: 1 })),
  ];
}

function partnerLine(position: number, text: string): RoleplaySession['lines'][number] {
  return {
    position,
    author: 'partner',
    text,
    status: 'said',
    clientLineId: null,
    answeredBy: 'house',
    atMs: position * 4_000,
  };
}

/** Mocks takes of moments. @param may throws where the person may not play */
function takeMocks(written: SceneFeedback, may: () => void): HttpHandler[] {
  let takes: SceneTake[] = [];
  return [
    mockContract('roleplayTake', ({ body }) => {
      may();
      const moment = written.moments.find(({ position }) => position === body.position);
      if (!moment) throw new MockFailure('not_found');
      const take: SceneTake = {
        takeUuid: body.takeUuid,
        text: body.text,
        answer: { text: 'Friday I can do.', answeredBy: 'house' },
        mood: { mood: moment.mood.before + 0.4, because: 'proposes-step', words: 'Friday' },
        score: 7.2,
        isMet: true,
        says: 'You asked for a day.',
      };
      takes = [...takes, take];
      return { ...moment, takes };
    }),
    mockContract('roleplayTakeDelete', ({ params }) => {
      takes = takes.filter(({ takeUuid }) => takeUuid !== params.takeUuid);
      return { deleted: true };
    }),
  ];
}
