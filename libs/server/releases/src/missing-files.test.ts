import type { Release } from './domain/releases.ts';
import { missingFiles } from './missing-files.ts';

const release = (name: string, version: string, url = `/${name}/${version}/main.js`) =>
  ({ record: { name, version, entry: 'main.js' }, deployment: { url } }) as Release;
const apps = new Map([
  ['shell', [release('shell', '1'), release('shell', '2')]],
  ['mentor-mfe', [release('mentor-mfe', 'live', 'http://localhost:4201/main.js')]],
]);

test('names offered files missing in the store, and skips those of development servers', async () => {
  const asked: string[] = [];
  const store = (kept: (key: string) => boolean) => ({
    tagOf: async (key: string) => {
      asked.push(key);
      return kept(key) ? 'tag' : undefined;
    },
  });
  expect(
    await missingFiles(
      store(() => true),
      { apps },
    ),
  ).toEqual([]);
  expect(asked).toHaveLength(2);
  expect(
    await missingFiles(
      store((key) => key.includes('1')),
      { apps },
    ),
  ).toEqual([expect.stringMatching(/shell\/2\/main\.js$/)]);
});

test('rejects if the store cannot be reached', async () => {
  await expect(missingFiles({ tagOf: () => Promise.reject(new Error('away')) }, { apps })).rejects.toThrow('away');
});
