import nx from '@nx/eslint-plugin';
import { join } from 'node:path';
import { files } from './files.mjs';
import { packageHomes } from './package-homes.mjs';
import { packagesAtHome } from './rules/packages-at-home.mjs';

const root = join(import.meta.dirname, '../..');

const may = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

/**
 * Which projects may import which, by the tags in each project's package.json. Every line that matches a project
 * applies to it.
 */
const betweenProjects = [
  may('type:contract'),
  may('type:engine'),
  may('type:server', 'type:contract', 'serves:api'),
  may('layer:base', 'type:contract', 'type:platform', 'layer:base'),
  may('layer:platform', 'type:contract', 'type:platform', 'layer:base', 'layer:platform'),
  may('layer:engine', 'type:contract', 'layer:base', 'layer:engine'),
  may(
    'layer:domain',
    'type:contract',
    'type:platform',
    'type:engine',
    'layer:engine',
    'layer:base',
    'layer:platform',
    'layer:domain',
  ),
  may('layer:adapters', 'type:contract', 'type:platform', 'layer:base', 'layer:platform'),
  may('type:ui', 'type:ui'),
  may('type:platform', 'type:contract', 'type:platform'),
  may('type:feature', 'type:contract', 'type:platform', 'type:ui', 'type:feature'),
  may('type:remote', 'type:contract', 'type:platform', 'type:ui', 'type:feature'),
  may('type:shell', 'type:contract', 'type:platform', 'type:ui', 'type:feature'),
  may('type:api', 'type:contract', 'serves:api', 'type:stand-in'),
  may('type:stand-in', 'type:contract', 'serves:api'),
  may('type:e2e', 'type:contract', 'type:tool'),
  may('type:tool', '*'),
  may('runs:browser', 'runs:browser', 'runs:any'),
  may('runs:node', 'runs:node', 'runs:any'),
  may('runs:any', 'runs:any'),
];

const toolsToo = betweenProjects.map(({ sourceTag, onlyDependOnLibsWithTags: tags }) =>
  may(sourceTag, ...tags, 'type:tool', ...(sourceTag.startsWith('runs:') ? ['runs:node'] : [])),
);

/** Tests of a module may use an adapter that needs no vendor. */
const testsToo = betweenProjects.map(({ sourceTag, onlyDependOnLibsWithTags: tags }) =>
  may(sourceTag, ...tags, ...(sourceTag === 'layer:domain' ? ['layer:adapters'] : [])),
);

const moduleBoundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      depConstraints,
      enforceBuildableLibDependency: false,
      allow: [],
      // Settings select the adapters and import them dynamically, so that unused ones are not loaded; tests import them
      // statically.
      checkDynamicDependenciesExceptions: ['adapters'],
    },
  ],
});

/**
 * Boundary rules between projects, and around packages that may be imported in one place only. Those inside a project:
 * dependency-rules.mjs.
 */
export const boundaries = [
  {
    name: 'greenroom/boundaries',
    plugins: { '@nx': nx, fences: { rules: { 'packages-at-home': packagesAtHome } } },
    rules: {
      ...moduleBoundaries(betweenProjects),
      'fences/packages-at-home': ['error', { root, table: packageHomes }],
    },
  },
  { name: 'greenroom/tests-know-adapters', files: files.tests, rules: moduleBoundaries(testsToo) },
  { name: 'greenroom/builds-know-tools', files: files.builds, rules: moduleBoundaries(toolsToo) },
];
