import { Environment, readSettings } from './env.ts';
import { type Setting, settingsTable } from './settings-table.ts';

const rows = new Map<string, Setting>(Object.values(settingsTable).flatMap((group) => Object.entries(group)));

test('the table lists every setting that is read, and no other', () => {
  expect([...rows.keys()].sort()).toEqual(Object.keys(Environment.shape).sort());
});

test('the table’s numbers are the actual defaults', () => {
  for (const [name, schema] of Object.entries(Environment.shape)) {
    const { data } = schema.safeParse(undefined);
    if (typeof data === 'number') expect([name, rows.get(name)?.standard]).toEqual([name, data]);
  }
});

test('invalid settings are all listed at once by name, and no value is printed', () => {
  const numbers = [...rows].filter(([, { type }]) => type.startsWith('number')).map(([name]) => name);
  const secrets = [...rows].filter(([, setting]) => setting.secret).map(([name]) => name);
  const given = Object.fromEntries([...numbers, ...secrets].map((name) => [name, 'a-mistake']));
  let message = '';
  try {
    readSettings(given);
  } catch (error) {
    message = (error as Error).message;
  }
  for (const name of numbers) expect(message).toContain(name);
  expect(message).not.toContain('a-mistake');
});
