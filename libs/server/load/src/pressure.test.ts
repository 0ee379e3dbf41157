import { calm, type LoadSample, nextLoad } from './pressure.ts';
import { LoadEnvironment, loadSettings } from './load-env.ts';

const bounds = { delayMs: 500, waitingQueries: 500, heapBytes: 1_000, rssBytes: 0 };
const idle: LoadSample = { delayMs: 1, waitingQueries: 0, heapBytes: 100, rssBytes: 5_000 };
const after = (...samples: Partial<LoadSample>[]) =>
  samples.reduce((load, sample) => nextLoad(load, { ...idle, ...sample }, bounds), calm).pressure;

test.each([
  ['an idle sample', [{}], 'calm'],
  ['one slow second', [{ delayMs: 5_000 }], 'strained'],
  ['two slow seconds', [{ delayMs: 501 }, { delayMs: 501 }], 'over'],
  ['two slow seconds that are not consecutive', [{ delayMs: 501 }, {}, { delayMs: 501 }], 'strained'],
  ['a slow second, then one short of heap', [{ delayMs: 501 }, { heapBytes: 1_001 }], 'over'],
  ['many waiting queries', [{ waitingQueries: 501 }, { waitingQueries: 501 }], 'over'],
  ['more than 60 % of a limit', [{ heapBytes: 601 }], 'strained'],
  ['a second after the overload', [{ delayMs: 501 }, { delayMs: 501 }, {}], 'calm'],
  ['a measure without a limit', [{ rssBytes: 1e12 }, { rssBytes: 1e12 }], 'calm'],
] as const)('%s', (_, samples, expected) => {
  expect(after(...samples)).toBe(expected);
});

test('by default, memory is limited to 90 % of the heap and of the container’s memory', () => {
  const env = LoadEnvironment.parse({});
  expect(loadSettings(env, { heap: 1_000, memory: 2_000 }).bounds).toMatchObject({ heapBytes: 900, rssBytes: 1_800 });
  expect(loadSettings(env, { heap: 1_000, memory: 0 }).bounds.rssBytes).toBe(0);
  const given = LoadEnvironment.parse({ LOAD_MAX_HEAP_MB: '1', LOAD_MAX_RSS_MB: '0' });
  expect(loadSettings(given, { heap: 1_000, memory: 2_000 }).bounds).toMatchObject({
    heapBytes: 1_048_576,
    rssBytes: 0,
  });
});
