import type { Configuration } from 'webpack';
import type { FederationOptions } from './with-option.ts';

/** A build option that the product could have chosen, or has chosen. */
export interface RuntimeOption {
  /** Prefix of its figures. */
  key: string;
  name: string;
  /** Changes the build of the shell, and of a remote. Both configurations are made for this build only. */
  shell(federation: FederationOptions, config: Configuration): void;
  remote(federation: FederationOptions): void;
}

const optimizedBy = (change: object) => (federation: FederationOptions) => {
  federation.experiments = {
    ...federation.experiments,
    optimization: { ...federation.experiments?.optimization, ...change },
  };
};

/** Shares a module in the documentation's shortest form; like all shared modules, the remote carries no copy. */
function sharing(...modules: string[]): Pick<RuntimeOption, 'shell' | 'remote'> {
  const add = (federation: FederationOptions, how: object) => {
    const added = Object.fromEntries(modules.map((module) => [module, { singleton: true, ...how }]));
    federation.shared = { ...federation.shared, ...added };
  };
  return {
    shell: (federation) => add(federation, {}),
    remote: (federation) => add(federation, { import: false }),
  };
}

const unchanged = () => {};
const shareUi = sharing('@greenroom/shared-ui');

export const runtimeOptions: RuntimeOption[] = [
  { key: 'shipped', name: 'as shipped', shell: unchanged, remote: unchanged },
  {
    key: 'own_runtime',
    name: 'each remote with a runtime of its own (no externalRuntime)',
    shell: (federation) => (federation.experiments = { ...federation.experiments, provideExternalRuntime: false }),
    remote: (federation) => (federation.experiments = { ...federation.experiments, externalRuntime: false }),
  },
  {
    key: 'common_js',
    name: 'the injecting plugin as CommonJS (no alias)',
    shell: (_, config) => dropAlias(config, /inject-external-runtime-core-plugin/),
    remote: unchanged,
  },
  {
    key: 'snapshots',
    name: 'snapshots on (no disableSnapshot)',
    shell: optimizedBy({ disableSnapshot: false }),
    remote: optimizedBy({ disableSnapshot: false }),
  },
  {
    key: 'no_target',
    name: 'no target',
    shell: optimizedBy({ target: undefined }),
    remote: optimizedBy({ target: undefined }),
  },
  {
    key: 'version_first',
    name: 'version-first in place of loaded-first',
    shell: (federation) => (federation.shareStrategy = 'version-first'),
    remote: (federation) => (federation.shareStrategy = 'version-first'),
  },
  {
    key: 'copies',
    name: 'remotes carry copies of what is shared (no import: false)',
    shell: unchanged,
    remote: (federation) => changeShared(federation, { import: undefined }),
  },
  {
    key: 'tree_shaking',
    name: "the runtime's tree-shaking of what is shared",
    shell: (federation) => shakeShared(federation),
    remote: (federation) => shakeShared(federation, { import: undefined }),
  },
  { key: 'router_whole', name: 'the router shared whole', ...sharing('react-router-dom') },
  {
    key: 'redux_whole',
    name: 'Redux Toolkit shared whole',
    ...sharing('@reduxjs/toolkit', '@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'),
  },
  { key: 'lingui_whole', name: 'Lingui shared whole', ...sharing('@lingui/core') },
  {
    key: 'shared_ui',
    name: 'libs/shared-ui shared',
    shell(federation, config) {
      shareUi.shell(federation, config);
      inSharedFile(config, /libs[\\/]shared-ui[\\/]/);
    },
    remote: shareUi.remote,
  },
];

function changeShared(federation: FederationOptions, change: object): void {
  const changed = Object.entries(federation.shared ?? {}).map(([name, one]) => [name, { ...one, ...change }]);
  federation.shared = Object.fromEntries(changed) as FederationOptions['shared'];
}

/**
 * Tree-shakes shared modules. The plugin then also builds each of them separately with all plugins except these, which
 * work for apps only.
 */
function shakeShared(federation: FederationOptions, change: object = {}): void {
  changeShared(federation, { treeShaking: { mode: 'runtime-infer' }, ...change });
  federation.treeShakingSharedExcludePlugins = ['ReleaseRecordPlugin', 'ChunkIntegrityPlugin', 'SameBytesPlugin'];
}

function dropAlias({ resolve }: Configuration, named: RegExp): void {
  const kept = Object.entries(resolve?.alias ?? {}).filter(([name]) => !named.test(name));
  if (resolve) resolve.alias = Object.fromEntries(kept);
}

/** Puts a module into the shell's file of shared modules; otherwise it would be fetched separately and not counted. */
function inSharedFile(config: Configuration, path: RegExp): void {
  const { splitChunks } = config.optimization ?? {};
  const groups = (splitChunks || {}).cacheGroups ?? {};
  const { shared } = groups;
  if (typeof shared !== 'object' || shared instanceof RegExp || !(shared.test instanceof RegExp))
    throw new Error('The shell has no file for what is shared');
  const test = new RegExp(`${shared.test.source}|${path.source}`);
  config.optimization = {
    ...config.optimization,
    splitChunks: { ...splitChunks, cacheGroups: { ...groups, shared: { ...shared, test } } },
  };
}
