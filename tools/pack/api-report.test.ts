import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApi } from './api-report.ts';
import { compareApis, versionFaults } from './version-bump.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-api-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const seat = `interface Row { /** From 1. */ number: number }
export interface Seat { row: Row }
export declare const seats: Seat[];
export { api } from '@greenroom/api-client';`;

/** Returns the API of a package with these declarations. */
function apiOf(declarations: string, file = 'seat') {
  writeFileSync(join(folder, `${file}.d.ts`), declarations);
  writeFileSync(join(folder, 'index.d.ts'), `export * from './${file}.js';`);
  return readApi(folder, { '.': 'index' });
}

test('lists the exports with their declarations', () => {
  const { '.': names } = apiOf(seat);
  expect(Object.keys(names!)).toEqual(['Seat', 'api', 'seats']);
  expect(names!.seats).toMatch(/^export declare const seats: Seat\[\]; \/\/ uses [0-9a-f]{12}$/);
  expect(names!.api).toBe("export { api } from '@greenroom/api-client';");
});

test.each([
  ['a comment', seat.replace('From 1.', 'Counted from 1.')],
  ['white space', seat.replaceAll('{ ', '{\n  ')],
])('does not depend on %s', (_, declarations) => {
  expect(apiOf(declarations)).toEqual(apiOf(seat));
});

test('does not depend on names of files', () => {
  expect(apiOf(seat, 'other')).toEqual(apiOf(seat));
});

test.each([
  ['is removed', seat.replace('export declare const seats: Seat[];', ''), ['. seats']],
  ['has another type', seat.replace('seats: Seat[]', 'seats: Seat'), ['. seats']],
  [
    'uses a type that is not exported and changed',
    seat.replace('number: number', 'number: string'),
    ['. Seat', '. seats'],
  ],
])('an export that %s breaks the API', (_, declarations, broken) => {
  expect(compareApis(apiOf(seat), apiOf(declarations))).toEqual({ broken, added: [] });
});

test('an export of a whole file changes with what the file exports', () => {
  const whole = (file: string) => {
    writeFileSync(join(folder, 'seat.d.ts'), file);
    writeFileSync(join(folder, 'index.d.ts'), "export * as seating from './seat.js';");
    return readApi(folder, { '.': 'index' });
  };
  expect(compareApis(whole(seat), whole(seat.replace('seats: Seat[]', 'seats: Seat')))).toEqual({
    broken: ['. seating'],
    added: [],
  });
});

describe('versions', () => {
  const entries = (...names: string[]) => ({ '.': Object.fromEntries(names.map((name) => [name, `const ${name}`])) });
  const faults = (from: string, to: string, before: string[], after: string[]) =>
    versionFaults(
      'a-package',
      { version: from, entries: entries(...before) },
      { version: to, entries: entries(...after) },
    );

  test.each([
    ['1.2.3', '2.0.0', ['a'], []],
    ['1.2.3', '1.3.0', ['a'], ['a', 'b']],
    ['0.1.0', '0.2.0', ['a'], []],
    ['0.1.0', '0.1.1', ['a'], ['a', 'b']],
    ['1.2.3', '1.2.3', ['a'], ['a']],
  ])('%s → %s is enough from exports %j to %j', (from, to, before, after) => {
    expect(faults(from, to, before, after)).toEqual([]);
  });

  test.each([
    ['1.2.3', '1.3.0', ['a'], [], 'breaks . a: its version must be 2.0.0'],
    ['1.2.3', '1.2.4', ['a'], ['a', 'b'], 'adds . b: its version must be 1.3.0'],
    ['0.1.0', '0.1.1', ['a'], [], 'breaks . a: its version must be 0.2.0'],
    ['0.1.0', '0.1.0', ['a'], ['a', 'b'], 'adds . b: its version must be 0.1.1'],
    ['1.2.3', '1.2.2', ['a'], ['a'], 'has no change: its version must be 1.2.3'],
  ])('%s → %s is too low from exports %j to %j', (from, to, before, after, sentence) => {
    expect(faults(from, to, before, after)).toEqual([expect.stringContaining(sentence)]);
  });
});
