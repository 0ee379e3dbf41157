import type { BuildRecord } from '@greenroom/federation';
import { budgets, firstScreenCeilingsKb, firstScreenLimitKb } from './budgets.ts';
import { measurePages } from './measure-pages.ts';

const build = (name: string, entryKb: number, pageKb: number): BuildRecord => ({
  name,
  packageVersion: '1',
  entry: 'entry.js',
  pages: [{ path: '/page', frame: 'site', files: ['page.js'] }],
  messages: { en: ['en.js'], de: [] },
  shared: {},
  files: {
    'entry.js': { bytes: 0, gzipBytes: entryKb * 1000, integrity: '' },
    'en.js': { bytes: 0, gzipBytes: 500, integrity: '' },
    'page.js': { bytes: 0, gzipBytes: pageKb * 1000, integrity: '' },
  },
});

/** A shell whose every page begins with `start.js`, and which has two pages of its own. */
function shellOf(startKb: number, pageKb: number): BuildRecord {
  const { files, ...record } = build('shell', 0, pageKb);
  const start = { bytes: 0, gzipBytes: startKb * 1000, integrity: '' };
  return {
    ...record,
    pages: [
      { path: '/', frame: 'site', files: ['start.js', 'page.js'] },
      { path: '/_app', frame: 'site', files: ['start.js'] },
    ],
    files: { ...files, 'start.js': start },
  };
}

const toTarget = () => 160;

describe('the cost of a page', () => {
  test('a first visit pays shell, remote entry and page; the next screen its own files', () => {
    const [landing, app, page] = measurePages(shellOf(100, 10), [build('mentor-mfe', 9, 5)], toTarget);
    expect(landing).toMatchObject({ page: 'shell /', firstKb: 110.5, ownKb: 10 });
    expect(app).toMatchObject({ page: 'shell /_app', firstKb: 100.5, ownKb: 0 });
    expect(page).toEqual({
      page: 'mentor-mfe /page',
      firstKb: 115,
      firstLimitKb: 160,
      ownKb: 5.5,
      withinLimits: true,
    });
  });

  test.each([
    ['exactly at both budgets', 79.5, 39.5, 160, true],
    ['a first visit too heavy', 121, 39, 160, false],
    ['a first visit above the target, at its ceiling', 121, 39, 201, true],
    ['a first visit above its ceiling', 121, 39, 200, false],
    ['a further screen too heavy, whatever its ceiling', 20, 41, 300, false],
  ])('%s', (_, entryKb, pageKb, limitKb, withinLimits) => {
    const pages = measurePages(shellOf(39.5, 0), [build('mentor-mfe', entryKb, pageKb)], () => limitKb);
    expect(pages[2]).toMatchObject({ withinLimits });
  });
});

describe('the limit of a first visit', () => {
  const ceilings = { 'mentor-mfe': 180, 'mentor-mfe /heavy': 190 };

  test.each([
    ['mentor-mfe', '/heavy', 190],
    ['mentor-mfe', '/page', 180],
    ['account-mfe', '/heavy', 160],
  ])('%s %s: %d KB', (app, path, limit) => expect(firstScreenLimitKb(app, path, ceilings)).toBe(limit));

  test('no page of the shell’s own may be over the target', () => {
    expect(Object.keys(firstScreenCeilingsKb).filter((name) => name.startsWith('shell'))).toEqual([]);
    expect(firstScreenLimitKb('shell', '/')).toBe(budgets.firstScreenKb);
    expect(firstScreenLimitKb('shell', '/_app')).toBe(budgets.firstScreenKb);
  });
});
