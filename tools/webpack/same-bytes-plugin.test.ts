import type { Module } from 'webpack';
import { steadyId } from './same-bytes-plugin.ts';

const moduleOf = (identifier: string, file = '') =>
  ({ identifier: () => identifier, nameForCondition: () => file }) as unknown as Module;

test('what the federation plugin makes is called the same wherever it lies', () => {
  const provided = (root: string) =>
    moduleOf(`provide module (default) react@19.3.1 = ${root}/node_modules/react/index.js`);
  expect(steadyId(provided('/here'))).toBe('provide module (default) react@19.3.1');
  expect(steadyId(provided('/far/away'))).toBe(steadyId(provided('/here')));
  const entry = (hash: string) => moduleOf('javascript/esm|x', `/here/node_modules/.federation/entry.${hash}.js`);
  expect(steadyId(entry('0a1b'))).toBe(steadyId(entry('9f8e')));
});

test('all others are numbered by webpack', () => {
  expect(steadyId(moduleOf('/here/src/provide module.ts', '/here/src/provide module.ts'))).toBeUndefined();
});
