import { requestLevels } from './request-levels.ts';

test('a request lies one below the deepest of what caused it', () => {
  const levels = requestLevels([
    { url: '/', causes: [] },
    { url: '/main.js', causes: ['/'] },
    { url: '/preloaded.js', causes: ['/'] },
    { url: '/entry.js', causes: ['/main.js'] },
    { url: '/page.js', causes: ['/main.js', '/entry.js'] },
    { url: '/api/coach', causes: ['/page.js', '/main.js', '/preloaded.js'] },
  ]);
  expect([...levels.values()]).toEqual([0, 1, 1, 2, 3, 4]);
});

test('a file asked for twice counts where it was asked for first, and an unknown cause is the document', () => {
  const levels = requestLevels([
    { url: '/', causes: [] },
    { url: '/main.js', causes: ['inline'] },
    { url: '/main.js', causes: ['/main.js'] },
  ]);
  expect(levels.get('/main.js')).toBe(1);
});
