import { enoughSaid } from './enough-said.ts';
import { forgetWords } from './forget-words.ts';
import type { MeetingPart, MeetingTurn } from './meeting-turn.ts';
import { createWorkSlices, sliceUnits, unitsOfAPiece } from './work-slices.ts';

const words = 'we are nine days late, and it was my estimate that was wrong. '.repeat(5);
/** Three hours of speech, about 7 MB. */
const turns = Array.from({ length: 20_000 }, (_, index): MeetingTurn => ({
  speaker: index % 2 === 0 ? 'Dana' : 'Maren',
  text: words,
  beganMs: index * 540,
  endedMs: index * 540 + 500,
}));
const parts: MeetingPart[] = [{ kind: 'file', position: 1, file: null, turns }];

function recordedSlices() {
  const units: number[] = [];
  return { units, slices: createWorkSlices(async (done) => void units.push(done)) };
}

const mostUnits = sliceUnits + words.length + unitsOfAPiece;

it('yields to the event loop regularly while it forgets the words of a long meeting', async () => {
  const { units, slices } = recordedSlices();
  const kept = await forgetWords(turns, ['Dana'], slices);
  expect(kept.filter(({ unkept }) => unkept)).toHaveLength(10_000);
  expect(kept[1]).toMatchObject({ text: '', unkept: { words: 65, backChannel: false } });
  expect(units.length).toBeGreaterThan(60);
  expect(Math.max(...units)).toBeLessThan(mostUnits);
});

it('stops counting once there are enough words', async () => {
  const { units, slices } = recordedSlices();
  expect(await enoughSaid({ parts, you: ['Dana'] }, slices)).toMatchObject({ enough: true });
  expect(units).toEqual([]);
});

it('yields to the event loop regularly when the account says too little in a long meeting', async () => {
  const { units, slices } = recordedSlices();
  const silent = turns.map((turn) => ({ ...turn, text: turn.speaker === 'Dana' ? `mm-hm${' '.repeat(300)}` : words }));
  const said = { parts: [{ ...parts[0]!, turns: silent }], you: ['Dana'] };
  expect(await enoughSaid(said, slices)).toMatchObject({ enough: false, words: 0 });
  expect(units.length).toBeGreaterThan(30);
  expect(Math.max(...units)).toBeLessThan(mostUnits);
});
