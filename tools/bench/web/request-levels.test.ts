import { requestLevels } from './request-levels.ts';

test('places a request one level below the deepest of its causes', () => {
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

test('counts a file requested twice at its first request, and takes the document for an unknown cause', () => {
  const levels = requestLevels([
    { url: '/', causes: [] },
    { url: '/main.js', causes: ['inline'] },
    { url: '/main.js', causes: ['/main.js'] },
  ]);
  expect(levels.get('/main.js')).toBe(1);
});
