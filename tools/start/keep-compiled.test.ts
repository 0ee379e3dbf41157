import { workspaceRoot } from '../webpack/workspace.ts';
import { keepCompiled } from './keep-compiled.ts';

const before = process.env.NODE_COMPILE_CACHE;
afterEach(() => {
  if (before === undefined) delete process.env.NODE_COMPILE_CACHE;
  else process.env.NODE_COMPILE_CACHE = before;
});

it('sets a folder among the installed packages, which a fresh install empties', () => {
  delete process.env.NODE_COMPILE_CACHE;
  keepCompiled();
  expect(process.env.NODE_COMPILE_CACHE).toBe(`${workspaceRoot}/node_modules/.cache/greenroom/compiled`);
});

it('keeps a folder that is already set', () => {
  process.env.NODE_COMPILE_CACHE = '/elsewhere';
  keepCompiled();
  expect(process.env.NODE_COMPILE_CACHE).toBe('/elsewhere');
});
