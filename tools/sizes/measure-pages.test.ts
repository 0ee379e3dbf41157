import type { BuildRecord } from '@greenroom/federation';
import { budgets, faultOf } from './budgets.ts';
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

/** Returns a shell with two pages of its own; each of its pages begins with `start.js`. */
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

describe('the cost of a page', () => {
  test('is shell, remote entry and page on a first visit, and its own files after another page', () => {
    const [landing, app, page] = measurePages(shellOf(100, 10), [build('mentor-mfe', 9, 5)]);
    expect(landing).toEqual({ page: 'shell /', firstKb: 110.5, ownKb: 10 });
    expect(app).toEqual({ page: 'shell /_app', firstKb: 100.5, ownKb: 0 });
    expect(page).toEqual({ page: 'mentor-mfe /page', firstKb: 115, ownKb: 5.5 });
  });
});

describe('the check of a first visit', () => {
  test.each([
    ['a new page below the cap', budgets.firstVisitKb, undefined, undefined],
    [
      'a page above the cap, whatever its recorded size',
      budgets.firstVisitKb + 0.1,
      budgets.firstVisitKb,
      'over the cap',
    ],
    ['growth of 2 %', 102, 100, undefined],
    ['growth of more than 2 %', 102.1, 100, 'grown'],
    ['growth of more than 4 KB', 208.9, 204.7, 'grown'],
    ['a page that shrank', 90, 100, undefined],
  ])('%s', (_, firstKb, recordedKb, fault) => expect(faultOf(firstKb, recordedKb)).toBe(fault));
});
