import { mockContract, MockFailure, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import type { Occasion, Occasions, OccasionWords, SavedLine } from '@greenroom/contracts';
import { sampleScene } from './for-me-mocks.ts';

const { uuid, cards, coaches } = sampleData;

export const sampleOccasion: Occasion = {
  occasionId: uuid(3_400),
  what: 'Asking Dana for a raise',
  withWhom: 'Dana',
  on: '2026-12-01',
  goodEnd: 'A yes by January',
  fear: 'That I just apologise',
  line: 'Dana, I’d like to talk about my pay.',
  coach: coaches[0]!,
  scene: sampleScene.scene,
  content: cards[0]!,
  read: false,
  rehearsed: false,
  outcome: null,
};

export interface OccasionMocks {
  occasions?: Occasion[];
  /** Sentences saved before. */
  savedLines?: SavedLine[];
}

/** Simulates the server's detection of text that suggests danger. */
const speaksOfDanger = /end my life/;

/** Mocks occasions and saved sentences; remembers what was added, changed and deleted as long as the page lives. */
export function occasionMocks({ occasions: before = [], savedLines = [] }: OccasionMocks = {}): HttpHandler[] {
  let occasions = [...before];
  const all = (care: string | null = null): Occasions => ({
    occasions: occasions.filter(({ outcome }) => outcome === null),
    care,
  });
  const careOf = ({ what, fear }: OccasionWords) =>
    speaksOfDanger.test(what + fear) ? 'Are you safe right now?' : null;
  const change = (occasionId: string, changes: Partial<Occasion>) => {
    if (!occasions.some((one) => one.occasionId === occasionId)) throw new MockFailure('not_found');
    occasions = occasions.map((one) => (one.occasionId === occasionId ? { ...one, ...changes } : one));
    return all();
  };
  return [
    mockContract('occasionsRead', () => all()),
    mockContract('occasionAdd', ({ body }) => {
      const care = careOf(body);
      const line = body.line ?? sampleOccasion.line;
      if (care === null)
        occasions.push({ ...sampleOccasion, ...body, line, occasionId: uuid(3_401 + occasions.length) });
      return all(care);
    }),
    mockContract('occasionChange', ({ params: { occasionId }, body }) => {
      const care = careOf(body);
      return care === null ? change(occasionId, { ...body, line: body.line ?? '' }) : all(care);
    }),
    mockContract('occasionOutcome', ({ params: { occasionId }, body }) => change(occasionId, body)),
    mockContract('occasionDelete', ({ params: { occasionId } }) => {
      occasions = occasions.filter((one) => one.occasionId !== occasionId);
      return all();
    }),
    ...savedLineMocks(savedLines),
  ];
}

function savedLineMocks(before: SavedLine[]): HttpHandler[] {
  let lines = before;
  const all = () => ({ lines, care: null });
  return [
    mockContract('savedLinesRead', all),
    mockContract('savedLineAdd', ({ body: { text } }) => {
      lines = [{ lineId: uuid(3_500 + lines.length), text }, ...lines];
      return all();
    }),
    mockContract('savedLineDelete', ({ params }) => {
      lines = lines.filter(({ lineId }) => lineId !== params.lineId);
      return all();
    }),
  ];
}
