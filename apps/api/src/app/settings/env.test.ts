import { readSettings } from './env.ts';
import { isLoopback } from '@greenroom/access';

const real = {
  DATABASE_URL: 'postgres://someone:secret-word@db/greenroom',
  PUBLIC_URL: 'https://greenroom.example/',
  COOKIE_SECRET: 'a'.repeat(32),
  SUPPORT_CONTACT: 'help@greenroom.example',
};
const refusal = (env: Record<string, string>) => {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('without settings it is a demonstration on this machine only', () => {
  expect(readSettings({})).toMatchObject({
    port: 4200,
    host: '127.0.0.1',
    databaseUrl: undefined,
    languageModel: undefined,
    transcriber: undefined,
    synthesizer: undefined,
    plans: 'on',
    logLevel: 'info',
    demo: true,
  });
});

test('plans are required where they can be bought, unless set otherwise; a demonstration gives its own account one', () => {
  const plansOf = (given: Record<string, string>) => {
    const { plans, grantedPlans } = readSettings(given);
    return [plans, [...grantedPlans.keys()]];
  };
  expect(plansOf({})).toEqual(['on', ['demo@greenroom.example']]);
  expect(plansOf({ GRANTED_PLANS: 'a@b.example=TRIAL' })).toEqual(['on', ['a@b.example']]);
  expect(plansOf({ PLANS: 'on' })).toEqual(['on', []]);
  expect(plansOf({ PLANS: 'off' })).toEqual(['off', []]);
  expect(plansOf(real)).toEqual(['off', []]);
  const stripe = {
    STRIPE_SECRET_KEY: 'rk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(plansOf({ ...real, ...stripe })).toEqual(['on', []]);
  expect(plansOf({ ...real, ...stripe, PLANS: 'off' })).toEqual(['off', []]);
  expect(plansOf({ ...real, ...stripe, PAYMENT_SANDBOX_URL: 'http://sandbox:12111' })).toEqual(['on', []]);
});

test('with real settings it listens on any address, and is not a demonstration', () => {
  const settings = readSettings({ ...real, HOST: '0.0.0.0', PORT: '80' });
  expect(settings).toMatchObject({ demo: false, host: '0.0.0.0', port: 80, publicOrigin: 'https://greenroom.example' });
});

test.each([
  ['help@greenroom.example', 'mailto:help@greenroom.example'],
  ['https://help.greenroom.example/ask', 'https://help.greenroom.example/ask'],
])('accepts %s as the support contact', (contact, supportUrl) => {
  expect(readSettings({ ...real, SUPPORT_CONTACT: contact }).supportUrl).toBe(supportUrl);
});

test('a public site does not start without a support contact', () => {
  expect(refusal({ ...real, SUPPORT_CONTACT: '' })).toContain('A public site needs SUPPORT_CONTACT');
  expect(readSettings({}).supportUrl).toBeUndefined();
});

test.each([
  [{ HOST: '0.0.0.0' }, ['DATABASE_URL', 'PUBLIC_URL', 'COOKIE_SECRET'], []],
  [{ HOST: '192.168.1.5', DATABASE_URL: real.DATABASE_URL }, ['PUBLIC_URL', 'COOKIE_SECRET'], ['DATABASE_URL']],
  [{ PUBLIC_URL: 'https://greenroom.example' }, ['DATABASE_URL', 'COOKIE_SECRET'], ['PUBLIC_URL']],
  [{ ...real, HOST: '::', COOKIE_SECRET: '' }, ['COOKIE_SECRET'], ['DATABASE_URL', 'PUBLIC_URL']],
])('a demonstration rejects an address that others can reach, and names what is missing: %j', (env, named, unnamed) => {
  const message = refusal(env);
  expect(message).toContain('demonstration');
  for (const name of named) expect(message).toContain(name);
  for (const name of unnamed) expect(message).not.toContain(name);
});

test.each([
  [{ PORT: 'many' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
  [{ PORT: '1.5' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PUBLIC_URL: 'greenroom' }, 'PUBLIC_URL must be an http(s):// address'],
  [{ COOKIE_SECRET: 'short' }, 'COOKIE_SECRET must have at least 32 characters'],
  [{ DESKTOP_SCHEME: 'javascript' }, 'DESKTOP_SCHEME must be the scheme of an app, such as greenroom'],
  [{ PARENT_ACCOUNT_URL: 'http://a.example' }, 'PARENT_ACCOUNT_URL must be an https:// address'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level of the log'],
  [{ PLANS: 'some' }, 'PLANS must be "on" or "off"'],
  [{ LLM_MODEL: 'm' }, 'LLM_MODEL needs LLM_BASE_URL beside it'],
  [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_BASE_URL needs LLM_MODEL beside it'],
  [{ LLM_API_KEY: 'k' }, 'LLM_API_KEY needs LLM_BASE_URL and LLM_MODEL beside it'],
  [{ STT_MODEL: 'm' }, 'STT_MODEL needs STT_BASE_URL beside it'],
  [{ STT_BASE_URL: 'ftp://x' }, 'STT_BASE_URL must be an http(s):// address, or "auto"'],
  [{ TTS_BASE_URL: 'http://localhost:8000/v1' }, 'TTS_BASE_URL needs TTS_MODEL beside it'],
  [{ TTS_API_KEY: 'k' }, 'TTS_API_KEY needs TTS_BASE_URL and TTS_MODEL beside it'],
  [{ LLM_DAILY_TOKENS_PER_PERSON: 'lots' }, 'LLM_DAILY_TOKENS_PER_PERSON must be a number'],
  [{ LLM_DAILY_TOKENS_TOTAL: '-1' }, 'LLM_DAILY_TOKENS_TOTAL must not be below 0'],
  [{ LLM_PRICE_IN: '3' }, 'LLM_PRICE_IN needs LLM_PRICE_OUT beside it'],
  [{ LLM_DAILY_MONEY_TOTAL: '5' }, 'LLM_DAILY_MONEY_TOTAL needs LLM_PRICE_IN and LLM_PRICE_OUT beside it'],
  [{ GEO_COUNTRY_HEADER: 'a b' }, 'GEO_COUNTRY_HEADER must be the name of a header'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an smtp(s):// address'],
  [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL needs MAIL_FROM beside it'],
  [{ MAIL_FROM: 'a@b.example' }, 'MAIL_FROM needs SMTP_URL beside it'],
  [{ SUPPORT_CONTACT: 'ask us' }, 'SUPPORT_CONTACT must be an email address or an https:// address'],
  [{ COMPANY_DOMAIN: 'example' }, 'COMPANY_DOMAIN must be a domain'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
  [{ PAYMENT_SANDBOX_URL: 'https://sandbox' }, 'PAYMENT_SANDBOX_URL must be an http:// address'],
  [{ PAYMENT_SANDBOX: 'on' }, 'set PAYMENT_SANDBOX_URL'],
  [
    {
      DATABASE_URL: 'postgres://db.example/x',
      PUBLIC_URL: 'https://greenroom.example',
      COOKIE_SECRET: 'x'.repeat(32),
      SUPPORT_CONTACT: 'help@greenroom.example',
      PLANS: 'on',
    },
    'PLANS=on on a public site needs STRIPE_SECRET_KEY',
  ],
  [{ RELEASE_TOKENS: `pipeline:${'a'.repeat(64)}` }, 'RELEASE_TOKENS must be like pipeline:<SHA-256>:checkout-mfe'],
  [{ RELEASE_TOKENS: `pipeline:${'a'.repeat(64)}:checkout-mfe:own` }, 'RELEASE_TOKENS must be like pipeline:'],
  [{ RELEASE_WEBHOOK: 'https://hooks.example/x' }, 'need each other: RELEASE_WEBHOOK_SECRET is missing'],
  [{ RELEASE_WEBHOOK: 'http://hooks.example/x' }, 'RELEASE_WEBHOOK must be an https:// address without a user'],
  [{ RELEASE_WEBHOOK: 'https://a:b@hooks.example/x' }, 'RELEASE_WEBHOOK must be an https:// address without a user'],
  [{ RELEASE_APPROVALS: 'checkout-mfe' }, 'RELEASE_APPROVALS must be like checkout-mfe:20'],
  [{ RELEASE_APPROVALS: 'checkout-mfe:100' }, 'RELEASE_APPROVALS must be like checkout-mfe:20'],
  [{ RELEASE_OWNERS: 'checkout-mfe' }, 'RELEASE_OWNERS must be like checkout-mfe:team@example.com'],
  [{ GRANTED_PLANS: 'someone' }, 'GRANTED_PLANS must be like someone@example.com=ACTIVE'],
  [{ GRANTED_PLANS: 'a@b.example=GOLD' }, 'GRANTED_PLANS'],
  [{ GRANTED_PLANS: 'a@b.example=ACTIVE:2027-13-01' }, 'GRANTED_PLANS'],
  [{ TASTE_MESSAGES: 'few' }, 'TASTE_MESSAGES must be a number'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it'],
  [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be an https:// address, but on this machine'],
  [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID beside it'],
  [{ APPLE_PRIVATE_KEY: 'k' }, 'APPLE_PRIVATE_KEY must be a private key in PEM'],
  [{ TOKEN_CLIENT_ID: 'a', TOKEN_CLIENT_SECRET: 'short' }, 'TOKEN_CLIENT_SECRET must have at least 32 characters'],
  [{ PROXY_HOPS: '-1' }, 'PROXY_HOPS must not be negative'],
  [{ DEV_SERVERS: 'mentor-mfe' }, 'DEV_SERVERS must be like mentor-mfe=http://127.0.0.1:4201'],
])('%j is rejected: %s', (env, sentence) => {
  expect(refusal(env as Record<string, string>)).toContain(sentence);
});

test('approvals are needed above a share of visitors, by app', () => {
  const { releaseApprovals } = readSettings({ RELEASE_APPROVALS: 'checkout-mfe:20, *:0.5' });
  expect([...releaseApprovals]).toEqual([
    ['checkout-mfe', 20],
    ['*', 0.5],
  ]);
  expect(readSettings({}).releaseApprovals.size).toBe(0);
});

test('release notices go to one address, signed, and to the owners of each app', () => {
  const { releaseNotices } = readSettings({
    RELEASE_WEBHOOK: 'https://hooks.example/x',
    RELEASE_WEBHOOK_SECRET: 's'.repeat(32),
    RELEASE_OWNERS: 'checkout-mfe:a@x.example, checkout-mfe:b@x.example, *:c@x.example',
  });
  expect(releaseNotices).toEqual({
    webhook: { url: 'https://hooks.example/x', secret: 's'.repeat(32) },
    owners: new Map([
      ['checkout-mfe', ['a@x.example', 'b@x.example']],
      ['*', ['c@x.example']],
    ]),
  });
  expect(readSettings({}).releaseNotices).toEqual({ owners: new Map() });
});

test('a token is limited to some apps and some rights', () => {
  const hash = 'a'.repeat(64);
  const { releaseTokens } = readSettings({
    RELEASE_TOKENS: `one:${hash}:checkout-mfe+mentor-mfe:publish+ramp, all:${hash}:*:promote`,
  });
  expect(releaseTokens).toEqual([
    { name: 'one', sha256: hash, scope: { apps: ['checkout-mfe', 'mentor-mfe'], rights: ['publish', 'ramp'] } },
    { name: 'all', sha256: hash, scope: { apps: ['*'], rights: ['promote'] } },
  ]);
});

test('all mistakes are listed at once, without values', () => {
  const message = refusal({
    ...real,
    PORT: 'x',
    PLANS: 'y',
    HOST: '0.0.0.0',
    PUBLIC_URL: '',
    LLM_MODEL: 'm',
    DATABASE_URL: 'secret-word',
  });
  for (const name of ['PORT', 'PLANS', 'DATABASE_URL', 'PUBLIC_URL', 'LLM_MODEL']) expect(message).toContain(name);
  expect(message).not.toContain('secret-word');
});

test('plans are granted by address, in any case', () => {
  const granted = 'Some.One@Example.com=ACTIVE, b@c.example=canceled:2027-01-31,d@c.example=ENTERPRISE:admin';
  const { grantedPlans } = readSettings({ GRANTED_PLANS: granted });
  expect([...grantedPlans]).toEqual([
    ['some.one@example.com', { status: 'ACTIVE', endsAt: null, enterpriseAdmin: false }],
    ['b@c.example', { status: 'CANCELED', endsAt: new Date('2027-01-31T00:00:00Z'), enterpriseAdmin: false }],
    ['d@c.example', { status: 'ENTERPRISE', endsAt: null, enterpriseAdmin: true }],
  ]);
});

test('allowances of coaches are configurable', () => {
  expect(readSettings({})).toMatchObject({
    allowances: {
      taste: { messages: 6, voiceSeconds: 180 },
      fairUse: { messages: 2_000, voiceSeconds: 72_000 },
      tastesPerAddress: 20,
    },
  });
  expect(readSettings({ TASTE_MESSAGES: '3' })).toMatchObject({ allowances: { taste: { messages: 3 } } });
});

test('a model needs no key', () => {
  const env = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' };
  expect(readSettings(env).languageModel).toEqual({ baseUrl: env.LLM_BASE_URL, apiKey: undefined, model: 'small' });
});

test('transcribers and synthesizers of vendors are configured separately', () => {
  const env = { STT_BASE_URL: 'http://ears/v1', STT_MODEL: 'ear', TTS_BASE_URL: 'http://mouth/v1', TTS_MODEL: 'mouth' };
  expect(readSettings({ ...env, TTS_API_KEY: 'k' })).toMatchObject({
    transcriber: { baseUrl: 'http://ears/v1', apiKey: undefined, model: 'ear' },
    synthesizer: { baseUrl: 'http://mouth/v1', apiKey: 'k', model: 'mouth' },
  });
});

test('a model’s budget is in tokens, and in US dollars if its prices are set', () => {
  expect(readSettings({}).modelBudget).toMatchObject({
    tokensPerPerson: 500_000,
    tokensTotal: 20_000_000,
    prices: { input: 0, output: 0 },
  });
  const env = {
    LLM_DAILY_TOKENS_PER_PERSON: '1000',
    LLM_DAILY_MONEY_PER_PERSON: '0.25',
    LLM_PRICE_IN: '0.15',
    LLM_PRICE_OUT: '0.6',
  };
  expect(readSettings(env).modelBudget).toEqual({
    tokensPerPerson: 1_000,
    tokensTotal: 20_000_000,
    moneyPerPerson: 250_000,
    moneyTotal: 50_000_000,
    sharePerAddress: 0.05,
    prices: { input: 0.15, output: 0.6 },
  });
});

test.each(['-0.1', '1.1', 'half'])('an address’s share of the budget is a number from 0 to 1, and not %s', (share) => {
  expect(() => readSettings({ LLM_DAILY_SHARE_PER_ADDRESS: share })).toThrow('LLM_DAILY_SHARE_PER_ADDRESS');
});

test('development servers are read by name', () => {
  expect(
    readSettings({ DEV_SERVERS: 'shell=http://127.0.0.1:4210, mentor-mfe=http://127.0.0.1:4201' }).devServers,
  ).toEqual({
    shell: 'http://127.0.0.1:4210',
    'mentor-mfe': 'http://127.0.0.1:4201',
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['app.localhost', true],
  ['[::1]', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.evil.example', false],
  ['localhost.evil.example', false],
  ['10.0.0.1', false],
])('loopback: %s %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

describe('plans bought in an app', () => {
  const app = {
    APPLE_STORE_BUNDLE_ID: 'com.example.greenroom',
    APPLE_STORE_APP_ID: '123456789',
    APPLE_STORE_ROOT_CERTIFICATES: '/etc/apple-roots',
  };
  const key = {
    APPLE_STORE_ISSUER_ID: '57246542-96fe-4a63-8053-0824d011072a',
    APPLE_STORE_KEY_ID: '2X9R4HXF34',
    APPLE_STORE_PRIVATE_KEY: '/etc/key.p8',
  };

  test('need the app with its certificates; a key to ask Apple is optional', () => {
    expect(readSettings({}).appStore).toBeUndefined();
    const read = { bundleId: 'com.example.greenroom', appId: 123_456_789, environment: 'production' };
    expect(readSettings(app).appStore).toMatchObject({ ...read, key: undefined });
    expect(readSettings({ ...app, ...key }).appStore?.key).toMatchObject({ keyId: '2X9R4HXF34' });
    const { APPLE_STORE_APP_ID: _, ...sandbox } = { ...app, APPLE_STORE_ENVIRONMENT: 'sandbox' };
    expect(readSettings(sandbox).appStore).toMatchObject({ environment: 'sandbox', appId: undefined });
    expect(readSettings({ ...real, ...app, PLANS: 'on' }).plans).toBe('on');
  });

  test.each([
    [{ APPLE_STORE_BUNDLE_ID: app.APPLE_STORE_BUNDLE_ID }, 'APPLE_STORE_ROOT_CERTIFICATES and APPLE_STORE_APP_ID'],
    [key, 'APPLE_STORE_KEY_ID needs APPLE_STORE_BUNDLE_ID'],
    [{ ...app, APPLE_STORE_KEY_ID: 'k' }, 'APPLE_STORE_ISSUER_ID and APPLE_STORE_PRIVATE_KEY'],
    [{ ...app, APPLE_STORE_BUNDLE_ID: 'greenroom' }, 'must be the bundle ID of an app'],
    [{ ...app, APPLE_STORE_ENVIRONMENT: 'xcode' }, 'must be "production" or "sandbox"'],
  ])('are refused if settings are missing or wrong: %o', (given, message) => {
    expect(refusal(given)).toContain(message);
  });
});
