import { endpoints } from '@greenroom/contracts';
import { PageUse } from './page-use.ts';

const release = { app: 'mentor-mfe', version: '1.0.0-aa' };

function open() {
  const told: string[] = [];
  const use = new PageUse(({ app }, guardrail, mark) => told.push(`${app} ${guardrail} ${mark}`));
  use.show('/sign-up', release);
  return { use, told };
}

test('a page without any use reports nothing', () => {
  const { use, told } = open();
  use.hidden();
  expect(told).toEqual([]);
});

test.each<[string, (use: PageUse) => void, number]>([
  ['never sent', () => {}, 1],
  ['sent', (use) => use.requested(endpoints.onboardingSave, 200), 0],
  ['refused', (use) => use.requested(endpoints.onboardingSave, 409), 1],
  ['only followed by a read request', (use) => use.requested(endpoints.settingsRead, 200), 1],
])('input that was %s', (_, then, mark) => {
  const { use, told } = open();
  use.entered();
  then(use);
  use.show('/next', release);
  use.hidden();
  expect(told.filter((line) => line.includes('abandoned'))).toEqual([`mentor-mfe abandoned ${mark}`]);
});

test('a request sent before any input does not count as sending it', () => {
  const { use, told } = open();
  use.requested(endpoints.onboardingSave, 200);
  use.entered();
  use.hidden();
  expect(told).toContain('mentor-mfe abandoned 1');
});

test.each([
  [undefined, 1],
  [500, 1],
  [404, 1],
  [400, 1],
  [200, 0],
  [401, 0],
  [402, 0],
  [409, 0],
  [429, 0],
])('a request that was answered with %s', (status, mark) => {
  const { use, told } = open();
  use.requested(endpoints.settingsRead, status);
  use.hidden();
  expect(told.at(-1)).toBe(`mentor-mfe requests ${mark}`);
});

test('one failed request is enough, and its endpoint is reported once', () => {
  const { use, told } = open();
  use.requested(endpoints.settingsRead, 200);
  use.requested(endpoints.usersRead, 502);
  use.requested(endpoints.usersRead, 502);
  use.requested(endpoints.settingsRead, 200);
  use.hidden();
  expect(told).toEqual(['mentor-mfe request:GET /api/v1/users/:uuid 1', 'mentor-mfe requests 1']);
});

test('a click without effect is reported when the page is left', () => {
  const { use, told } = open();
  use.press({}, true, 0);
  use.tick(3_000);
  expect(told).toEqual([]);
  use.show('/next', release);
  expect(told).toEqual(['mentor-mfe presses 1']);
});
