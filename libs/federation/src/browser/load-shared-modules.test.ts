import { createInstance, init } from '@module-federation/enhanced/runtime';
import { loadSharedModules } from './load-shared-modules.ts';

const strategy = 'loaded-first';
const shareConfig = { singleton: true, requiredVersion: false } as const;
const own = { track: () => 'the shell’s' };

test('a remote built with a later shared module gets the shell’s copy, whichever asks first', async () => {
  const get = jest.fn(async () => () => own);
  const shell = init({
    name: 'shell',
    remotes: [],
    shareStrategy: strategy,
    shared: { lib: { version: '1.0.0', scope: 'default', shareConfig, strategy, get } },
  });
  loadSharedModules();
  // As when a remote without its own copy enters the page.
  const remote = createInstance({
    name: 'remote',
    remotes: [],
    shareStrategy: strategy,
    shared: {
      lib: {
        version: '1.1.0',
        scope: 'default',
        shareConfig,
        strategy,
        get: () => Promise.reject(new Error('The remote carries no copy')),
      },
    },
  });
  await new Promise(setImmediate);
  remote.initShareScopeMap('default', shell.shareScopeMap['default']!);
  await Promise.all(remote.initializeSharing('default', { strategy }));

  const factory = await remote.loadShare<typeof own>('lib');
  expect(factory && factory()).toBe(own);
  expect(get).toHaveBeenCalledTimes(1);
});
