import { mockContract, MockFailure, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import type {
  Because,
  ExerciseAnswers,
  HistoryEntry,
  Homepage,
  LeftOff,
  RecommendedItem,
  RecommendedScene,
  Recommendations,
} from '@greenroom/contracts';

const { uuid, cards, coaches } = sampleData;
const at = '2026-11-20T18:40:00.000Z';
const goal: Because = { from: 'goal', words: 'Asking for a raise without shaking' };

export const sampleItem = (place: number, because: Because = goal): RecommendedItem => ({
  kind: 'item',
  recommendationId: uuid(3_000 + place),
  because,
  content: cards[place % cards.length]!,
  saved: false,
});

export const sampleScene: RecommendedScene = {
  kind: 'scene',
  recommendationId: uuid(3_100),
  because: { from: 'score', scene: 'The pay question', criterion: 'The ask', score: 4.8, at },
  scene: {
    uuid: uuid(3_101),
    slug: 'ask-for-the-raise',
    categorySlug: 'work',
    subcategorySlug: 'money',
    title: 'Ask for the raise',
    summary: 'Your manager, two minutes late already',
    minutes: 8,
    partner: { name: 'Dorothea Achebe', role: 'Your manager' },
    language: 'en',
    tries: 0,
    best: null,
  },
};

export const sampleRecommendations: Recommendations = {
  known: true,
  first: sampleItem(0),
  items: [
    sampleItem(1, { from: 'talk', instructorName: 'Imogen Vale', words: 'awake at four again', at }),
    sampleItem(3),
  ],
  scenes: [sampleScene],
  coaches: [
    {
      kind: 'coach',
      recommendationId: uuid(3_200),
      because: { from: 'manner', manner: 'straight' },
      coach: coaches[1]!,
    },
  ],
};

export const sampleLeftOff: LeftOff[] = [
  {
    kind: 'conversation',
    at,
    conversationUuid: uuid(3_300),
    instructorSlug: 'imogen-vale',
    instructorName: 'Imogen Vale',
    title: 'My voice shakes when I start',
  },
  { kind: 'item', at, content: cards[2]!, progress: 0.6 },
  { kind: 'meeting', at, conversationUuid: uuid(3_301), title: 'Weekly with Dana', state: 'notes-ready' },
];

/** An item read halfway. */
export const openedEntry: HistoryEntry = {
  content: cards[0]!,
  openedAt: '2026-11-01T09:00:00.000Z',
  progress: 0.5,
  finishedAt: null,
  savedAt: null,
};

export interface ForMeMocks {
  homepage?: Partial<Homepage>;
  recommendations?: Recommendations;
  /** The history of library items so far. */
  read?: HistoryEntry[];
}

/** Mocks recommendations; remembers what was dismissed, saved and read as long as the page lives. */
export function forMeMocks({
  homepage,
  recommendations = sampleRecommendations,
  read: before = [],
}: ForMeMocks = {}): HttpHandler[] {
  const waved = new Set<string>();
  const history = new Map(before.map((entry) => [entry.content.uuid, entry]));
  const answers = new Map<string, ExerciseAnswers>();
  const kept = <One extends { recommendationId: string }>(all: readonly One[]) =>
    all.filter(({ recommendationId }) => !waved.has(recommendationId));
  const read = (): Recommendations => {
    const { known, first, items, scenes, coaches } = recommendations;
    return {
      known,
      first: kept(first ? [first] : [])[0] ?? null,
      items: kept(items).map((one) => ({ ...one, saved: Boolean(history.get(one.content.uuid)?.savedAt) })),
      scenes: kept(scenes),
      coaches: kept(coaches),
    };
  };
  return [
    mockContract('homepage', () => ({
      suggestion: recommendations.first,
      leftOff: sampleLeftOff,
      categories: [
        { slug: 'stage', name: 'Stage and voice', coaches: coaches.slice(0, 1) },
        { slug: 'kitchen', name: 'Home cooking', coaches: coaches.slice(1) },
      ],
      coaches: coaches.length,
      scenes: recommendations.scenes,
      rehearsed: [{ at: new Date().toISOString(), minutes: 12 }],
      history: [...history.values()],
      played: [],
      ...homepage,
    })),
    mockContract('recommendationsRead', read),
    mockContract('recommendationAnswer', ({ params: { recommendationId }, body: { answer } }) => {
      if (answer === 'not-this-one') waved.add(recommendationId);
      if (answer === 'taken-back') waved.delete(recommendationId);
      return { recommendationId };
    }),
    mockContract('libraryHistory', ({ params, query: { page, pageSize } }) => {
      const entries = [...history.values()].filter(({ content }) => content.instructorSlug === params.instructorSlug);
      return {
        entries: entries.reverse().slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: entries.length,
        finished: entries.filter(({ finishedAt }) => finishedAt !== null).length,
      };
    }),
    mockContract('libraryHistoryKeep', ({ body: { contentUuid, progress, finished, saved } }) => {
      const content = cards.find(({ uuid }) => uuid === contentUuid);
      if (!content) throw new MockFailure('not_found');
      const now = new Date().toISOString();
      const before = history.get(contentUuid) ?? {
        content,
        openedAt: null,
        progress: 0,
        finishedAt: null,
        savedAt: null,
      };
      const entry: HistoryEntry = {
        content,
        openedAt: saved === undefined ? now : before.openedAt,
        progress: finished ? 1 : Math.max(before.progress, progress ?? 0),
        finishedAt: finished ? now : before.finishedAt,
        savedAt: saved === undefined ? before.savedAt : saved ? now : null,
      };
      history.delete(contentUuid);
      history.set(contentUuid, entry);
      return entry;
    }),
    mockContract('libraryAnswers', ({ query: { contentUuid } }) => ({
      entries: [...answers.values()].filter(({ content }) => [undefined, content.uuid].includes(contentUuid)),
    })),
    mockContract('libraryAnswersKeep', ({ body: { contentUuid, answers: words } }) => {
      const item = sampleData.items.find(({ uuid }) => uuid === contentUuid);
      const content = cards.find(({ uuid }) => uuid === contentUuid);
      if (!item?.fields || !content) throw new MockFailure('not_found');
      const all = { ...answers.get(contentUuid)?.answers, ...words };
      const entry = { content, fields: item.fields, answers: all, changedAt: new Date().toISOString(), care: null };
      answers.set(contentUuid, entry);
      return entry;
    }),
    mockContract('libraryHistoryClear', () => {
      history.clear();
      return { deleted: true as const };
    }),
  ];
}
