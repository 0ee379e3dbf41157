import { sampleData } from '@greenroom/api-client/testing';
import type {
  SceneFeedback,
  RoleplayProgress,
  RoleplaySession,
  RubricCriterion,
  Scene,
  SceneCard,
  SceneCategory,
  SceneSetup,
  SpeechProgress,
} from '@greenroom/contracts';

const { uuid } = sampleData;

export const categories: SceneCategory[] = [
  { uuid: uuid(301), slug: 'work', name: 'Work', description: 'Raises, reviews, resigning', art: 'table', scenes: 2 },
  { uuid: uuid(302), slug: 'home', name: 'Home', description: 'Chores, money, in-laws', art: 'pan', scenes: 1 },
  { uuid: uuid(303), slug: 'buying', name: 'Buying', description: 'Rent, cars', art: 'table', scenes: 0 },
];

export const workCategory = {
  ...categories[0]!,
  subcategories: [
    {
      uuid: uuid(311),
      slug: 'money',
      name: 'Money',
      description: 'What you are paid, and what you ask for',
      scenes: 1,
    },
    { uuid: uuid(312), slug: 'limits', name: 'Limits', description: 'Saying no, and staying', scenes: 1 },
  ],
};

export const raise: Scene = {
  uuid: uuid(321),
  slug: 'ask-for-the-raise',
  categorySlug: 'work',
  subcategorySlug: 'money',
  title: 'Ask for the raise',
  summary: 'Your manager, two minutes late already',
  minutes: 8,
  language: 'en',
  tries: 0,
  best: null,
  situation: 'You’ve taken on a second team since spring and your pay hasn’t noticed. The door is still open.',
  yourRole: 'A team lead who has been doing two jobs since April',
  goal: 'A yes to 78,000 from January, or a day by which you’ll have an answer',
  care: 'none',
  opens: 'partner',
  partner: {
    name: 'Dorothea Achebe',
    role: 'Your manager, head of operations',
    personality: 'Warm, hurried, half in her inbox.',
    voice: 'woman-low',
  },
};

export const saturday: Scene = {
  ...raise,
  uuid: uuid(322),
  slug: 'the-third-saturday',
  subcategorySlug: 'limits',
  title: 'The third Saturday',
  summary: 'A rota, and your name on it again',
  care: 'law',
  opens: 'you',
};

const levels = { low: 'Nobody knows.', middle: 'It was said late.', high: 'Said early, with a figure.' };

export const rubric: RubricCriterion[] = [
  { slug: 'the-ask', name: 'The ask', about: 'Is there a number, and does it come early?', levels },
  { slug: 'the-close', name: 'The close', about: 'A date, not a feeling', levels },
];

/** Returns a scene as lists show it. */
export function cardOf({ situation, yourRole, goal, care, opens, partner, ...card }: Scene): SceneCard {
  return { ...card, partner: { name: partner.name, role: partner.role } };
}

export const setup: SceneSetup = {
  difficulty: 'realistic',
  medium: 'text',
  language: 'en',
  voiceStyle: null,
  aiPersonality: null,
  additionalContext: '',
};

export const session: RoleplaySession = {
  userRolePlayUuid: uuid(331),
  conversationUuid: uuid(332),
  status: 'ready',
  setup,
  scene: {
    slug: raise.slug,
    categorySlug: raise.categorySlug,
    title: raise.title,
    situation: raise.situation,
    yourRole: raise.yourRole,
    goal: raise.goal,
    minutes: raise.minutes,
    opens: raise.opens,
    language: raise.language,
    partner: raise.partner,
  },
  lines: [],
  mood: 0,
  moods: { begins: 0, moves: [] },
  remainingMs: 480_000,
  paused: false,
  keepsVoice: false,
  linesToFeedback: 3,
  unanswered: null,
  ending: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  endedAt: null,
};

/** A session with the partner's first line. */
export const goingOn: RoleplaySession = {
  ...session,
  status: 'going-on',
  lines: [
    {
      position: 1,
      author: 'partner',
      text: 'You wanted fifteen minutes.',
      status: 'said',
      clientLineId: null,
      answeredBy: 'house',
      atMs: 0,
    },
  ],
};

const quote = { position: 2, from: 0, to: 37, quote: 'I’m asking for 78,000 from January on.' };

export const notes: SceneFeedback = {
  userRolePlayUuid: session.userRolePlayUuid,
  conversationUuid: session.conversationUuid,
  title: raise.title,
  scenarioSlug: raise.slug,
  categorySlug: raise.categorySlug,
  partner: cardOf(raise).partner,
  language: raise.language,
  setup,
  ending: 'agreed',
  endedAt: '2026-11-21T09:08:00.000Z',
  durationMs: 462_000,
  total: { score: 7.4, band: 'developing' },
  heard: 1,
  judgedBy: 'rules',
  secondReader: 'none',
  criteria: [
    {
      ...rubric[0]!,
      score: 9,
      band: 'proficient',
      why: 'You named a figure. Nothing to change here.',
      worked: 'You named a figure.',
      advice: null,
      advisedCheck: null,
      cost: null,
      quote,
      betterLine: null,
      betterLineIsYours: false,
      second: null,
      checks: [
        {
          slug: 'ask-figure',
          text: 'Did you name a figure?',
          never: false,
          credit: 1,
          evidence: [quote],
          judgedBy: 'rules',
        },
      ],
    },
    {
      ...rubric[1]!,
      score: 4.8,
      band: 'needs-practice',
      why: 'Ask for a day.',
      worked: null,
      advice: 'Ask for a day.',
      advisedCheck: 'close-day',
      cost: null,
      quote: null,
      betterLineIsYours: false,
      betterLine: 'Can we settle this by Friday the 12th?',
      second: null,
      checks: [
        { slug: 'close-day', text: 'Did you ask for a day?', never: false, credit: 0, evidence: [], judgedBy: 'rules' },
      ],
    },
  ],
  doneWell: { criterion: 'the-ask', check: 'ask-figure', text: 'You named a figure.', quote },
  coach: {
    slug: 'anila-kestrel',
    name: 'Anila Kestrel',
    says: 'You named a figure. Next time, ask for a day.',
    message: 'I rehearsed “Ask for the raise”. What could I say instead?',
  },
  toTry: {
    criterion: 'the-close',
    check: 'close-day',
    text: 'Ask for a day.',
    betterLine: 'Can we settle this by Friday the 12th?',
  },
  measures: [
    {
      name: 'hedging',
      unit: 'per-minute',
      value: 5.8,
      rating: 'NEEDS_IMPROVEMENT',
      good: { from: null, to: 2 },
      average: { from: null, to: 5 },
      basis: 'words',
      count: 4,
      caution: null,
      series: [],
      words: [{ word: 'maybe', count: 3 }],
      sources: [{ name: 'Hosman and Wright 1987', address: 'doi:10.1080/10570318709374263', ours: 'both figures' }],
    },
    {
      name: 'talk-share',
      unit: 'percent',
      value: 56,
      rating: 'GOOD',
      good: { from: 40, to: 60 },
      average: { from: 30, to: 65 },
      basis: 'words',
      count: null,
      caution: null,
      series: [],
      words: [],
      sources: [{ name: 'Gong Labs', address: 'https://www.gong.io/', ours: null }],
    },
  ],
  script: [
    {
      position: 1,
      author: 'partner',
      text: 'You wanted fifteen minutes.',
      status: 'said',
      atMs: 0,
      marks: [],
      voice: null,
    },
    {
      position: 2,
      author: 'person',
      text: 'I’m asking for 78,000 from January on. Maybe that’s a lot.',
      status: 'said',
      atMs: 8_000,
      marks: [
        {
          from: 0,
          to: 37,
          kind: 'worked',
          source: 'check',
          of: 'ask-figure',
          note: 'Did you name a figure?',
          heardAtMs: null,
        },
        { from: 38, to: 43, kind: 'cost', source: 'measure', of: 'hedging', note: null, heardAtMs: null },
      ],
      voice: null,
    },
    {
      position: 3,
      author: 'partner',
      text: 'That’s quite a step up.',
      status: 'said',
      atMs: 20_000,
      marks: [],
      voice: null,
    },
    {
      position: 4,
      author: 'person',
      text: 'You never look at what I do.',
      status: 'said',
      atMs: 28_000,
      marks: [],
      voice: null,
    },
  ],
  tries: [
    {
      userRolePlayUuid: uuid(341),
      conversationUuid: uuid(342),
      endedAt: '2026-11-18T09:00:00.000Z',
      difficulty: 'realistic',
      score: 6.2,
      band: 'developing',
      criteria: [],
    },
    {
      userRolePlayUuid: session.userRolePlayUuid,
      conversationUuid: session.conversationUuid,
      endedAt: '2026-11-21T09:08:00.000Z',
      difficulty: 'realistic',
      score: 7.4,
      band: 'developing',
      criteria: [],
    },
  ],
  moods: {
    begins: 0,
    moves: [
      { position: 2, mood: 0.4, because: 'names-fact', words: '78,000' },
      { position: 4, mood: -0.4, because: 'blames', words: null },
    ],
  },
  voice: raise.partner.voice,
  moments: [
    {
      position: 4,
      push: 'That’s quite a step up.',
      said: 'You never look at what I do.',
      criterion: { slug: 'the-close', name: 'The close' },
      advice: 'Ask for a day.',
      mood: { before: 0.4, after: -0.4 },
      score: 4.8,
      takes: [],
    },
  ],
  harder: 'tough',
  voiceUntil: null,
};

export const speechProgress: SpeechProgress = {
  measures: [
    {
      name: 'fillers',
      unit: 'per-minute',
      good: { from: null, to: 5 },
      values: [
        {
          ...{ place: 'scene', conversationUuid: uuid(342), title: raise.title, value: 7.1, rating: 'AVERAGE' },
          at: '2026-11-18T09:00:00.000Z',
        },
        {
          ...{ place: 'meeting', conversationUuid: uuid(343), title: 'Monday weekly', value: 4.2, rating: 'GOOD' },
          at: '2026-11-23T09:00:00.000Z',
        },
      ],
      change: { way: 'into', from: 7.1, to: 4.2 },
    },
  ],
};

export const progress: RoleplayProgress = {
  scenes: 2,
  categories: [
    {
      slug: 'work',
      name: 'Work',
      scenes: 2,
      criteria: [
        {
          slug: 'the-ask',
          name: 'The ask',
          about: 'Is there a number, and does it come early?',
          scores: [
            {
              conversationUuid: uuid(342),
              title: raise.title,
              endedAt: '2026-11-18T09:00:00.000Z',
              score: 6.2,
              band: 'developing',
            },
            {
              conversationUuid: session.conversationUuid,
              title: raise.title,
              endedAt: '2026-11-21T09:08:00.000Z',
              score: 9,
              band: 'proficient',
            },
          ],
          gained: 'You named a figure.',
          lost: null,
          best: { quote: quote.quote, position: 2, conversationUuid: session.conversationUuid, score: 9 },
        },
        {
          slug: 'the-close',
          name: 'The close',
          about: 'A date, not a feeling',
          scores: [
            {
              conversationUuid: session.conversationUuid,
              title: raise.title,
              endedAt: '2026-11-21T09:08:00.000Z',
              score: 4.8,
              band: 'needs-practice',
            },
          ],
          gained: null,
          lost: null,
          best: null,
        },
      ],
    },
  ],
};
