import type { Deployment } from '@greenroom/federation';
import { touched } from './untouched.ts';

const deployment = (version: string, usual: boolean) =>
  ({ metadata: { version, integrity: '' }, deployment: { traffic: usual ? 100 : 0, default: usual } }) as Deployment;
const registry = {
  microFrontends: {
    shell: [deployment('1-a', true)],
    'mentor-mfe': [deployment('1-b', true), deployment('2-c', false)],
  },
};

test.each([
  ['all builds as published', ['1-a', '1-b'], [], []],
  ['a build that is meant to change', ['1-a', '9-z'], ['mentor-mfe'], []],
  ['a build that changed unintentionally', ['9-z', '9-z'], ['mentor-mfe'], ['shell']],
  ['a release that only some visitors get', ['1-a', '2-c'], [], ['mentor-mfe']],
])('%s', (_, [shell, mentor], meant, expected) => {
  const builds = [
    { name: 'shell', version: shell! },
    { name: 'mentor-mfe', version: mentor! },
  ];
  expect(touched(builds, registry, meant).map(({ name }) => name)).toEqual(expected);
});

test('counts an app that is not published yet as touched', () => {
  expect(touched([{ name: 'new-mfe', version: '1-a' }], registry, [])).toEqual([
    { name: 'new-mfe', built: '1-a', published: undefined },
  ]);
});
