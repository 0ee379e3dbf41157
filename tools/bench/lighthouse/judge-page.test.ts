import { judgePage } from './judge-page.ts';
import { fetchLighthouse } from './run-lighthouse.ts';

const category = (score: number | null, auditRefs: { id: string; weight: number }[] = []) => ({ score, auditRefs });

const report = {
  categories: {
    performance: category(0.945, [
      { id: 'slow', weight: 10 },
      { id: 'no-weight', weight: 0 },
      { id: 'passed', weight: 5 },
      { id: 'not-applicable', weight: 5 },
    ]),
    accessibility: category(1),
    'best-practices': category(null),
    seo: category(1),
  },
  audits: {
    slow: { title: 'Largest Contentful Paint', score: 0.6, displayValue: '3.1 s' },
    'no-weight': { title: 'Diagnostics', score: 0 },
    passed: { title: 'Speed Index', score: 1 },
    'not-applicable': { title: 'Video', score: null },
  },
};

/** Answers as `npx` would, and remembers its arguments. */
function answering(json: unknown) {
  const calls: (readonly string[])[] = [];
  const run = (args: readonly string[]) => {
    calls.push(args);
    return Promise.resolve(JSON.stringify(json));
  };
  return { run, calls };
}

const failing = (stderr: string) => () =>
  Promise.reject(Object.assign(new Error('Command failed: npx'), { stderr: `${stderr}\n` }));

it('reads scores and failed audits that count from the report', async () => {
  const { run, calls } = answering(report);
  await expect(judgePage('http://127.0.0.1:4200/', 9222, run)).resolves.toEqual({
    scores: { performance: 95, accessibility: 100, 'best-practices': 0, seo: 100 },
    complaints: ['performance: Largest Contentful Paint: 60 (3.1 s)'],
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toEqual(expect.arrayContaining(['http://127.0.0.1:4200/', '--port', '9222']));
  expect(calls[0]?.at(-1)).toBe('performance,accessibility,best-practices,seo');
});

it('rejects with the reason if Lighthouse could not load the page', async () => {
  const { run } = answering({ ...report, runtimeError: { message: 'The page did not load' } });
  await expect(judgePage('http://127.0.0.1:1/', 9222, run)).rejects.toThrow(
    'Lighthouse could not audit http://127.0.0.1:1/: The page did not load',
  );
});

it('rejects a report without a category', async () => {
  const { seo: _, ...others } = report.categories;
  const { run } = answering({ ...report, categories: others });
  await expect(judgePage('http://127.0.0.1:4200/', 9222, run)).rejects.toThrow('seo');
});

it('says what to do if Lighthouse cannot be fetched', async () => {
  await expect(fetchLighthouse(failing('npm error code ENOTFOUND'))).rejects.toThrow(
    /^Lighthouse \d+\.\d+\.\d+ could not be fetched; .*npm registry.* npm error code ENOTFOUND$/,
  );
});
