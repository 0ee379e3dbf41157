import type { Tree } from '@nx/devkit';
import { adapterGenerator } from './adapter.ts';
import { coachGenerator } from './coach.ts';
import { featureGenerator } from './feature.ts';
import { libGenerator } from './lib.ts';
import { moduleGenerator } from './module.ts';
import { pageGenerator } from './page.ts';
import { remoteGenerator } from './remote.ts';

/** A kind of code that `npm run new` generates. */
export interface Kind {
  /** Names of its arguments, in order. */
  takes: readonly string[];
  /** Changes the tree; the returned function runs once the changes are on disk. */
  generate(tree: Tree, ...names: string[]): (() => void) | void;
  /** The next step, printed for the developer. */
  next: string;
}

export const kinds: Record<string, Kind> = {
  remote: {
    takes: ['name'],
    generate: (tree, name = '') => remoteGenerator(tree, { name }),
    next: 'Run it alone with npm run dev -- <name>-mfe. Translate src/messages/de.json; add its endpoints to its mocks.',
  },
  lib: {
    takes: ['name', 'layer'],
    generate: (tree, name = '', layer = '') => libGenerator(tree, { name, layer }),
    next: 'Replace its first function, and import it as @greenroom/<name>.',
  },
  page: {
    takes: ['remote', 'name'],
    generate: (tree, remote = '', name = '') => pageGenerator(tree, { remote, name }),
    next: 'It is at /<name>; translate its title in src/features/<name>/messages/de.json.',
  },
  feature: {
    takes: ['remote', 'name'],
    generate: (tree, remote = '', name = '') => featureGenerator(tree, { remote, name }),
    next: 'Use it in a page, and translate its message in src/messages/de.json.',
  },
  module: {
    takes: ['name'],
    generate: (tree, name = '') => moduleGenerator(tree, { name }),
    next: 'Serve its contracts in the routes, and register them in apps/api/src/app/build-app.ts: import it as @greenroom/<name>.',
  },
  adapter: {
    takes: ['port', 'vendor'],
    generate: (tree, port = '', vendor = '') => adapterGenerator(tree, { port, vendor }),
    next: 'Its conformance test fails until it is written. Then wire it in apps/api/src/app/compose/open-adapters.ts and add it to the table in ARCHITECTURE.md.',
  },
  coach: {
    takes: ['slug'],
    generate: (tree, slug = '') => coachGenerator(tree, { slug }),
    next: 'Every text is a placeholder: write, then npm run check:content. A portrait: tools/portraits.',
  },
};
