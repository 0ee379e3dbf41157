import { deliveryLog } from './delivery-log.ts';

const noSound = new Int16Array();

test('reports when a voice was heard within a turn, also before its end was noticed', async () => {
  const log = deliveryLog((ms) => ms);
  for (const [from, to] of [
    [0, 900],
    [1_000, 2_000],
    [4_000, 6_000],
  ] as const) {
    log.edge('speech-started', from);
    log.edge('speech-stopped', to);
  }
  log.edge('speech-started', 7_000);
  const { voiced } = await log.of({ fromMs: 950, toMs: 8_000, text: 'Well.' }, noSound);
  expect(voiced).toEqual([
    { fromMs: 1_000, toMs: 2_000 },
    { fromMs: 4_000, toMs: 6_000 },
    { fromMs: 7_000, toMs: 8_000 },
  ]);
});

test('gives word times only where they match the words of the text', async () => {
  const log = deliveryLog((ms) => ms);
  log.words(1_000, [
    { text: 'Good', fromMs: 0, toMs: 300 },
    { text: 'morning.', fromMs: 350, toMs: 900 },
  ]);
  const said = { fromMs: 1_000, toMs: 2_000 };
  expect((await log.of({ ...said, text: 'Good morning.' }, noSound)).words).toEqual([
    { text: 'Good', fromMs: 1_000, toMs: 1_300 },
    { text: 'morning.', fromMs: 1_350, toMs: 1_900 },
  ]);
  expect((await log.of({ ...said, text: 'Hello. Good morning.' }, noSound)).words).toBeNull();
});
