/** A package that a remote in another repository installs. */
export interface SharedPackage {
  /** `@greenroom/…` */
  name: string;
  /** Folder of its package.json, which holds its version, from the root of the workspace. */
  folder: string;
  /** Folder of its sources, from the root of the workspace. */
  sources: string;
  /** Entries by subpath, as files of the sources. By default the `exports` of its package.json. */
  exports?: Readonly<Record<string, string>>;
  /** One sentence for the README: what the package is for. */
  purpose: string;
  /** Files of the sources that only the workspace uses. */
  leftOut?: readonly string[];
  /** It runs in Node.js while a remote is built or tested, with packages of its own. */
  isTool?: true;
}

const lib = (name: string, purpose: string, exports?: SharedPackage['exports']): SharedPackage => ({
  name: `@greenroom/${name}`,
  folder: `libs/${name}`,
  sources: `libs/${name}/src`,
  purpose,
  ...(exports && { exports }),
});

/** Every package that `npm run pack:shared` makes. Manifests, READMEs and API reports are generated from this list. */
export const sharedPackages: readonly SharedPackage[] = [
  lib('contracts', 'The endpoints of the API with their types, and the paths of the site’s pages.'),
  lib('reporting', 'Error reports.'),
  lib('i18n', 'The language of the interface: messages by area, dates and numbers.'),
  lib('navigation', 'The router of the page, links, and titles of pages.'),
  lib('api-client', 'The one API client and store of a page. A remote injects its own endpoints.'),
  lib('auth', 'The current user and the pages they may open.'),
  lib('analytics', 'Events, and the outcomes by which releases are judged.'),
  lib('conversation', 'Conversations with coaches, in writing and in calls.'),
  lib('federation', 'Types of routes and releases, and the loading of remotes.'),
  lib('shared-ui', 'Components of pages and their theme.'),
  lib('frame', 'Opens a remote’s pages in tests, on a mocked API.', { './testing': 'testing/index.ts' }),
  {
    name: '@greenroom/webpack-preset',
    folder: 'tools',
    sources: 'tools/webpack',
    exports: { '.': 'remote-config.ts' },
    leftOut: ['index.ts', 'shell-config.ts'],
    purpose: 'The webpack configuration of a remote: `remoteConfig({ name, root, routes })`.',
    isTool: true,
  },
  {
    name: '@greenroom/jest-preset',
    folder: 'tools/jest',
    sources: 'tools/jest',
    exports: { './browser': 'browser.mjs', './messages': 'messages-transform.cjs' },
    leftOut: [
      'package.json',
      'server.mjs',
      'databases.mjs',
      'native.mjs',
      'native-environment.mjs',
      'native-runtime.mjs',
    ],
    purpose: 'The Jest preset of a remote.',
    isTool: true,
  },
];
