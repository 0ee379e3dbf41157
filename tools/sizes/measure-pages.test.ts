import type { ReleaseRecord } from '@greenroom/federation';
import { measurePages } from './measure-pages.ts';

const release = (name: string, entryKb: number, pageKb: number): ReleaseRecord => ({
  name,
  version: '1',
  entry: 'entry.js',
  pages: [{ path: '/page', frame: 'site', files: ['page.js'] }],
  messages: { en: ['en.js'], de: [] },
  files: {
    'entry.js': { bytes: 0, gzipBytes: entryKb * 1000, integrity: '' },
    'en.js': { bytes: 0, gzipBytes: 500, integrity: '' },
    'page.js': { bytes: 0, gzipBytes: pageKb * 1000, integrity: '' },
  },
});

describe('the cost of a page', () => {
  test('a first visit pays shell, remote entry and page; the next screen its own files', () => {
    const [shell, page] = measurePages(release('shell', 100, 10), [release('mentor-mfe', 9, 5)]);
    expect(shell).toMatchObject({ firstKb: 110.5 });
    expect(page).toEqual({ page: 'mentor-mfe /page', firstKb: 125, ownKb: 5.5, withinBudget: true });
  });

  test.each([
    ['exactly at both budgets', 79, 39.5, true],
    ['a first visit too heavy', 121, 39, false],
    ['a further screen too heavy', 20, 41, false],
  ])('%s', (_, entryKb, pageKb, withinBudget) => {
    const pages = measurePages(release('shell', 40, 0), [release('mentor-mfe', entryKb, pageKb)]);
    expect(pages[1]).toMatchObject({ withinBudget });
  });
});
