import type { BuildRecord } from '@greenroom/federation';
import { firstVisitFaults, type BuiltApp } from './first-visit-faults.ts';

/** Returns an app of one page whose files contain these modules. */
function app(name: string, files: Record<string, { bytes?: number; modules: string[] }>): BuiltApp {
  const [entry = '', ...others] = Object.keys(files);
  const record = {
    name,
    entry,
    pages: [{ path: '/page', frame: 'site', files: others }],
    files: Object.fromEntries(Object.entries(files).map(([file, { bytes = 9_000 }]) => [file, { bytes }])),
  } as unknown as BuildRecord;
  return { record, modulesOf: (file) => files[file]?.modules ?? [] };
}

const shared = ['@greenroom/auth', '@greenroom/api-client', 'react-dom/client', '@emotion/react'];
const shell = app('shell', {
  'main.js': { modules: ['apps/shell/src/main.ts'] },
  'shared.js': {
    modules: [
      'libs/auth/src/session.ts',
      'libs/api-client/src/base-query.ts',
      'node_modules/react-dom/client.js',
      'libs/shared-ui/src/button.tsx',
    ],
  },
});
const remote = (...modules: string[]) => app('mentor-mfe', { 'remoteEntry.js': { modules: [] }, '1.js': { modules } });

test('accepts a first visit that loads each module once', () => {
  const own = remote('apps/mentor-mfe/src/pages/chat.tsx', 'libs/shared-ui/src/button.tsx');
  expect(firstVisitFaults(shell, [own], shared)).toEqual([]);
});

test.each(['libs/auth/src/session.ts', 'node_modules/react-dom/client.js'])(
  'reports a remote’s copy of a module that the shell brings: %s',
  (module) => {
    expect(firstVisitFaults(shell, [remote(module)], shared)).toEqual([
      `mentor-mfe: 1.js has a copy of ${module}, which the shell brings`,
    ]);
  },
);

test('accepts a copy of a module without state', () => {
  expect(firstVisitFaults(shell, [remote('libs/api-client/src/base-query.ts')], shared)).toEqual([]);
});

test('reports a module in two files of a page', () => {
  const twice = app('mentor-mfe', {
    'remoteEntry.js': { modules: [] },
    '1.js': { modules: ['libs/plans/src/price.ts'] },
    '2.js': { modules: ['libs/plans/src/price.ts'] },
  });
  expect(firstVisitFaults(shell, [twice], shared)).toEqual([
    'mentor-mfe: libs/plans/src/price.ts is in 1.js and in 2.js',
  ]);
});

test('reports a script of a few bytes that every page asks for', () => {
  const small = app('shell', { 'main.js': { modules: [] }, '941.js': { bytes: 135, modules: [] } });
  expect(firstVisitFaults(small, [], shared)).toEqual(['shell: 941.js has 135 bytes and is asked for by every page']);
});
