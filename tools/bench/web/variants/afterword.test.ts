import type { BuildRecord, DocumentInput, DocumentRenderer } from '@greenroom/federation';
import { hintsOfMonolith, hintsOfNormalPriority, noHints, withAfterword, type Afterword } from './afterword.ts';

/** A server bundle that returns the input it was asked to render. */
const bundle =
  'module.exports = { provides: { react: 1 }, renderDocument: async (input) => JSON.stringify(input) + \' fetchpriority="low"\' };';

const input = {
  url: '/coaches?from=home',
  siteUrl: 'http://site',
  shellUrl: '/shell/1/',
  shell: {
    pages: [{ path: '/', frame: 'site', files: ['start.js'] }],
    messages: { en: ['en.js'], de: ['de.js'] },
    files: { 'coaches.js': { bytes: 1, gzipBytes: 1, integrity: 'sha384-coaches' } },
  } as unknown as BuildRecord,
  preload: [{ url: '/remotes/mentor-mfe/1/entry.js', integrity: 'sha384-entry' }],
} as unknown as DocumentInput;

async function written<Data>(afterword: Afterword<Data>, data: Data): Promise<string> {
  const module = { exports: {} as DocumentRenderer };
  // oxlint-disable-next-line typescript/no-implied-eval -- as the server runs it
  new Function('module', withAfterword(bundle, afterword, data))(module);
  expect(module.exports.provides).toEqual({ react: 1 });
  return module.exports.renderDocument(input, () => {});
}

const readInput = (text: string) => JSON.parse(text.replace(/ fetchpriority.*$/, '')) as DocumentInput;

test('preloads the monolith’s own files of a page, with their integrity', async () => {
  const { preload } = readInput(await written(hintsOfMonolith, { '/coaches': ['coaches.js'] }));
  expect(preload).toEqual([{ url: '/shell/1/coaches.js', integrity: 'sha384-coaches' }]);
});

test('a page without hints names no script except the first', async () => {
  const { preload, shell } = readInput(await written(noHints, null));
  expect(preload).toEqual([]);
  expect(shell.pages).toEqual([{ path: '/', frame: 'site', files: [] }]);
  expect(shell.messages).toEqual({ en: [], de: [] });
});

test('hints of normal priority drop the priority and change nothing else', async () => {
  const text = await written(hintsOfNormalPriority, null);
  expect(text).not.toContain('fetchpriority');
  expect(JSON.parse(text)).toEqual(input);
});
