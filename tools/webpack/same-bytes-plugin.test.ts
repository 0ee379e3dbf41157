import type { Module } from 'webpack';
import { steadyId } from './same-bytes-plugin.ts';

const moduleOf = (identifier: string, file = '') =>
  ({ identifier: () => identifier, nameForCondition: () => file }) as unknown as Module;

test('modules of the federation plugin have the same id in any folder', () => {
  const provided = (root: string) =>
    moduleOf(`provide module (default) react@19.3.1 = ${root}/node_modules/react/index.js`);
  expect(steadyId(provided('/here'))).toBe('provide module (default) react@19.3.1');
  expect(steadyId(provided('/far/away'))).toBe(steadyId(provided('/here')));
  const entry = (hash: string) => moduleOf('javascript/esm|x', `/here/node_modules/.federation/entry.${hash}.js`);
  expect(steadyId(entry('0a1b'))).toBe(steadyId(entry('9f8e')));
});

test('leaves the ids of all other modules to webpack', () => {
  expect(steadyId(moduleOf('/here/src/provide module.ts', '/here/src/provide module.ts'))).toBeUndefined();
});
