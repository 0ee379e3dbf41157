/** @jest-environment ../../tools/jest/browser-environment.mjs */
import fc from 'fast-check';
import { openExperiments, type ExperimentsEnvironment } from './open-experiments.ts';

const rule = (name: string, weights: number[], values: unknown[] = ['control', 'variant_1']) => ({
  defaultValue: values[0],
  rules: [
    {
      key: name,
      hashAttribute: 'id',
      seed: name,
      hashVersion: 2,
      coverage: 1,
      variations: values,
      weights,
      meta: [{ key: 'control' }, { key: 'variant_1' }],
      bucketVersion: 1,
    },
  ],
});

const trial = 'on-call-free-trial';
const measuring = 'core-web-vitals-on-load';
const documentOf = (unit: string, weights = [0.5, 0.5]) => ({
  unit,
  features: { [trial]: rule(trial, weights), [measuring]: rule(measuring, weights) },
  met: { [trial]: { page: 'mentorCall', free: true }, [measuring]: {} } as const,
});
const onCall = { page: 'mentorCall', pageSource: 'other', loggedIn: false, free: true } as const;
const viewedOf = (told: [string, Record<string, unknown>][]) =>
  told.flatMap(([name, { experimentName }]) => (name === 'Experiment Viewed' ? [experimentName] : []));

function setUp(change: Partial<ExperimentsEnvironment> = {}) {
  const told: [string, Record<string, unknown>][] = [];
  const here: ExperimentsEnvironment = {
    session: sessionStorage,
    sticky: localStorage,
    tell: (name, properties) => void told.push([name, properties]),
    pause: async () => {},
    timings: () => ({ load: 7 }),
    ...change,
  };
  return { here, told };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('sends "Experiment Bucketed" once per browser session, across reloads', async () => {
  const { here, told } = setUp();
  const { all } = await openExperiments(documentOf('a'), here);
  await openExperiments(documentOf('a'), here);
  expect(told.map(([name]) => name)).toEqual(['Experiment Bucketed', 'Experiment Bucketed']);
  expect(all).toEqual(
    told.map(([, { experimentName, variationName }]) => `${String(experimentName)}_${String(variationName)}`),
  );
});

test.each([
  ['on another page', { page: 'root' }, [measuring]],
  ['on its own page', {}, [trial, measuring]],
  ['by a visitor with a plan', { free: false }, [measuring]],
] as const)('reports the experiments of a view %s, including those with control', async (_, differs, met) => {
  const { here, told } = setUp();
  (await openExperiments(documentOf('a', [1, 0]), here)).viewedOn({ ...onCall, ...differs });
  expect(viewedOf(told)).toEqual(met);
});

test('"Experiment Viewed" is sent once too, and "Experiment Variant Exposure" only for a variation', async () => {
  const { here, told } = setUp();
  const alone = (weights: number[]) => {
    const { features, ...rest } = documentOf('a', weights);
    return { ...rest, features: { ...features, [measuring]: rule(measuring, [0, 1]) }, met: { [trial]: {} } };
  };
  const control = await openExperiments(alone([1, 0]), here);
  control.viewedOn(onCall);
  (await openExperiments(alone([1, 0]), here)).viewedOn(onCall);
  const viewed = { experimentName: trial, page_source: 'other', timings: { load: 7 }, logged_in: false };
  expect(told.slice(2)).toEqual([['Experiment Viewed', { ...viewed, variationName: 'control' }]]);

  sessionStorage.clear();
  localStorage.clear();
  const other = setUp();
  (await openExperiments(alone([0, 1]), other.here)).viewedOn(onCall);
  expect(other.told.slice(2)).toEqual([
    ['Experiment Viewed', { ...viewed, variationName: 'variant_1' }],
    ['Experiment Variant Exposure', { experimentName: trial, variationName: 'variant_1' }],
  ]);
});

test('an inactive experiment is control for everyone, and no event is sent', async () => {
  const { here, told } = setUp();
  const experiments = await openExperiments(
    { unit: 'a', features: { [trial]: { defaultValue: 'control' } }, met: {} },
    here,
  );
  experiments.viewedOn(onCall);
  expect([experiments.variationOf(trial), experiments.variationOf('unheard-of'), told]).toEqual([
    'control',
    'control',
    [],
  ]);
});

test('a variation stays when the weights change, unless storage was not consented to', async () => {
  const { here } = setUp();
  expect((await openExperiments(documentOf('a', [1, 0]), here)).variationOf(trial)).toBe('control');
  expect((await openExperiments(documentOf('a', [0, 1]), here)).variationOf(trial)).toBe('control');
  const { here: kept } = setUp({ sticky: undefined });
  expect((await openExperiments(documentOf('a', [0, 1]), kept)).variationOf(trial)).toBe('variant_1');
});

test('a unit always has the same variation, and each variation has half of many units', async () => {
  const { here } = setUp({ sticky: undefined, session: undefined });
  const of = async (unit: string) => (await openExperiments(documentOf(unit), here)).variationOf(trial);
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (unit) => expect(await of(unit)).toBe(await of(unit))),
    { numRuns: 30 },
  );
  const many = await Promise.all(Array.from({ length: 1_000 }, (_, index) => of(`unit ${index}`)));
  const share = many.filter((variation) => variation === 'control').length / many.length;
  expect(Math.abs(share - 0.5)).toBeLessThan(0.06);
});

test('sends each event once per page if storage is blocked', async () => {
  const blocked = new Proxy({} as Storage, {
    get() {
      throw new Error('blocked');
    },
  });
  const { here, told } = setUp({ session: blocked, sticky: undefined });
  const experiments = await openExperiments(documentOf('a'), here);
  experiments.viewedOn(onCall);
  experiments.viewedOn(onCall);
  expect(viewedOf(told)).toEqual([trial, measuring]);
});
