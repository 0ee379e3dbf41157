/** A setting as documented for operators. */
export interface Setting {
  /** Describes its values in words. */
  type: string;
  /** The default; empty if there is none. */
  standard: string | number;
  /** Describes its effect. */
  does: string;
  /** Its value is never printed, and is to be stored as a secret. */
  secret?: true;
}

const text = (does: string, standard = ''): Setting => ({ type: 'text', standard, does });
const secret = (does: string): Setting => ({ type: 'text', standard: '', does, secret: true });
const address = (does: string, standard = ''): Setting => ({ type: 'https address', standard, does });
const number = (standard: number | '', does: string): Setting => ({ type: 'number, from 0', standard, does });
const list = (type: string, does: string, standard = ''): Setting => ({ type, standard, does });
const folder = (standard: string, does: string): Setting => ({ type: 'folder', standard, does });
const choice = (standard: string, does: string): Setting => ({ type: '`on` or `off`', standard, does });

/**
 * All settings, in groups. docs/settings.md is generated from it, and a test compares it with the settings that are
 * read.
 */
export const settingsTable: Readonly<Record<string, Readonly<Record<string, Setting>>>> = {
  'A public site': {
    HOST: text('address to listen on; any address but this machine’s needs the next three settings', '127.0.0.1'),
    DATABASE_URL: {
      type: '`postgres://` address',
      standard: '',
      does: 'PostgreSQL instead of the embedded database',
      secret: true,
    },
    PUBLIC_URL: { type: 'http(s) address', standard: '', does: 'public address of the site' },
    COOKIE_SECRET: { type: 'at least 32 characters', standard: '', does: 'signs and encrypts cookies', secret: true },
    SUPPORT_CONTACT: {
      type: 'email address or https address',
      standard: '',
      does: 'support contact, shown in the help center, on error pages and in emails; required for a public site',
    },
    PORT: { type: 'number, 0 to 65535', standard: 4200, does: 'port to listen on' },
    PROXY_HOPS: number(1, 'number of your own proxies in front of a public site'),
    GEO_COUNTRY_HEADER: text('request header in which the proxy passes the visitor’s country', 'cf-ipcountry'),
    GEO_REGION_HEADER: text('request header in which the proxy passes the visitor’s region', 'cf-region-code'),
    LOG_LEVEL: { type: 'log level', standard: 'info', does: 'least severe level that is logged' },
  },
  'Folders and stores': {
    DATA_DIR: folder('.data', 'data of this machine'),
    CONTENT_DIR: folder('content', 'coaches, scenes, library'),
    SITE_DIR: folder('dist', 'builds, for development and for publishing'),
    ASSETS_DIR: folder('apps/shell/assets', 'pictures, fonts, icons'),
    FILE_STORE: text(
      'voice recordings and cached speech: a folder, or a private `s3://bucket/prefix`',
      'below `DATA_DIR`',
    ),
    RELEASE_STORE: text('published releases: a folder, or `s3://bucket/prefix`', 'below `DATA_DIR`'),
    RELEASE_PUBLIC_KEYS: text(
      'public keys whose releases are served: PEM texts, or paths',
      'a key generated on this machine',
    ),
    RELEASE_SIGNING_KEY: secret('private key with which this server signs changes to the registry: PEM text or path'),
    RELEASE_TOKENS: list(
      '`name:SHA-256:apps:rights`, by commas',
      'tokens for pipelines, each limited to apps (`*` for all) and rights: publish, ramp, promote, kill, or approve alone',
    ),
    RELEASE_APPROVALS: list(
      '`app:percent`, by commas',
      'apps whose releases need a second person’s approval for more than this share of visitors; `*` for all others',
    ),
    RELEASE_WEBHOOK: address('webhook for release notices that need a person, with `RELEASE_WEBHOOK_SECRET`'),
    RELEASE_WEBHOOK_SECRET: secret('signs the posts to `RELEASE_WEBHOOK`: 32 characters or more'),
    RELEASE_OWNERS: list('`app:address`, by commas', 'who gets these notices by email; `*` for all apps'),
    RELEASE_OVERRIDES: text(
      'who may request other releases in the address: `on`: everyone; `staff`: staff, and testers with a link; `off`: nobody',
      'on in a demonstration, else staff',
    ),
    RELEASE_OVERRIDE_ORIGINS: list(
      'origins, by commas',
      'origins from which an override may load a release',
      'loopback',
    ),
    DEV_SERVERS: list('`app=origin`, by commas', 'development servers of individual apps'),
  },
  'The language model': {
    LLM_BASE_URL: {
      type: 'https address, or `auto`',
      standard: '',
      does: 'language model behind any OpenAI-compatible endpoint, with `LLM_MODEL`; `auto` uses one that runs on this machine (Ollama, LM Studio, llama.cpp, LocalAI, vLLM at their usual ports)',
    },
    LLM_MODEL: text('name of the model'),
    LLM_API_KEY: secret('API key'),
    LLM_DAILY_TOKENS_PER_PERSON: number(500_000, 'tokens that one person may use per day'),
    LLM_DAILY_TOKENS_TOTAL: number(20_000_000, 'tokens that everyone together may use per day'),
    LLM_DAILY_SHARE_PER_ADDRESS: {
      type: 'number, 0 to 1',
      standard: 0.05,
      does: 'share of `LLM_DAILY_TOKENS_TOTAL` that one IP address may use; about 18,000 tokens are reserved while an answer is written',
    },
    LLM_PRICE_IN: number('', 'price of a million input tokens, in US dollars'),
    LLM_PRICE_OUT: number('', 'price of a million output tokens, in US dollars'),
    LLM_DAILY_MONEY_PER_PERSON: number('', 'US dollars per day for one person; 1 if prices are set'),
    LLM_DAILY_MONEY_TOTAL: number('', 'US dollars per day in total; 50 if prices are set'),
    MODERATION_BASE_URL: address(
      'moderation endpoint, used in addition to the built-in word lists, with `MODERATION_MODEL`',
    ),
    MODERATION_MODEL: text('name of the model'),
    MODERATION_API_KEY: secret('API key'),
  },
  'Voice and meetings': {
    STT_BASE_URL: {
      type: 'https address, or `auto`',
      standard: '',
      does: 'speech to text behind any OpenAI-compatible endpoint, with `STT_MODEL`; `auto` uses one that runs on this machine (speaches, faster-whisper-server, LocalAI, whisper.cpp at their usual ports)',
    },
    STT_MODEL: text('name of the model'),
    STT_API_KEY: secret('API key'),
    STT_WORD_TIMES: choice('off', 'requests the time of each word, which Whisper reports and other models reject'),
    TTS_BASE_URL: {
      type: 'https address, or `auto`',
      standard: '',
      does: 'text to speech behind any OpenAI-compatible endpoint, with `TTS_MODEL`; `auto` uses one that runs on this machine (Kokoro-FastAPI, openedai-speech, speaches, LocalAI at their usual ports)',
    },
    TTS_MODEL: text('name of the model'),
    TTS_API_KEY: secret('API key'),
    TWILIO_ACCOUNT_SID: text('meeting rooms by Twilio Video, with the next two; otherwise rooms of this server'),
    TWILIO_API_KEY: text('identifier of the API key'),
    TWILIO_API_SECRET: secret('secret of the API key'),
  },
  'Email and accounts': {
    SMTP_URL: { type: '`smtps://` address', standard: '', does: 'mail server, with `MAIL_FROM`', secret: true },
    MAIL_FROM: text('sender of emails'),
    VAPID_PUBLIC_KEY: text(
      'identifies this server to push services, with `VAPID_PRIVATE_KEY`; 65 bytes in base64url',
      'generated at the first start',
    ),
    VAPID_PRIVATE_KEY: secret('private key of the pair'),
    VAPID_SUBJECT: text('contact for push services: `mailto:` or https', 'the site, or `MAIL_FROM`'),
    COMPANY_DOMAIN: text('domain whose Google accounts are staff'),
    PARENT_ACCOUNT_URL: address('page on which people edit their account with the parent company'),
    PARENT_DELETION_URL: address('page on which people request deletion of their data at the parent company'),
    OIDC_ISSUER: address('log-in with any OpenID Connect provider: its issuer'),
    OIDC_CLIENT_ID: text('client ID'),
    OIDC_CLIENT_SECRET: secret('client secret'),
    OIDC_NAME: text('label of the log-in button', 'OpenID'),
    GOOGLE_CLIENT_ID: text('log-in with Google: client ID'),
    GOOGLE_CLIENT_SECRET: secret('client secret'),
    APPLE_CLIENT_ID: text('log-in with Apple: client ID'),
    APPLE_TEAM_ID: text('team ID'),
    APPLE_KEY_ID: text('key ID'),
    APPLE_PRIVATE_KEY: secret('private key, as PEM'),
    FACEBOOK_CLIENT_ID: text('log-in with Facebook: client ID'),
    FACEBOOK_CLIENT_SECRET: secret('client secret'),
    DESKTOP_SCHEME: text('URL scheme that opens the desktop app', 'greenroom'),
    TOKEN_CLIENT_ID: text('client ID of a server of yours that may call the token endpoint'),
    TOKEN_CLIENT_SECRET: secret('client secret'),
  },
  'Plans and payments': {
    PLANS: choice('on if plans can be bought', 'requires a plan for more than the free allowance'),
    GRANTED_PLANS: list('`address=STATUS`, by commas', 'plans granted without a purchase'),
    TASTE_MESSAGES: number(6, 'free messages without a plan; they share one allowance with `TASTE_VOICE_SECONDS`'),
    TASTE_VOICE_SECONDS: number(180, 'free seconds of voice without a plan'),
    TASTES_PER_ADDRESS: number(20, 'free allowances per IP address and day'),
    FAIR_USE_MESSAGES: number(
      2_000,
      'messages a month with a plan; they share one allowance with `FAIR_USE_VOICE_MINUTES`',
    ),
    FAIR_USE_VOICE_MINUTES: number(1_200, 'minutes of voice a month with a plan'),
    STRIPE_SECRET_KEY: secret('payments by Stripe, with the next two'),
    STRIPE_PUBLISHABLE_KEY: text('publishable key, for browsers'),
    STRIPE_WEBHOOK_SECRET: secret('verifies webhooks from Stripe'),
    STRIPE_TAX: choice('off', 'Stripe Tax calculates the tax of each payment from the billing address of its card'),
    PAYMENT_SANDBOX_URL: {
      type: 'http address',
      standard: '',
      does: 'payment sandbox instead of Stripe, for rehearsals, on this machine or in your own network; the keys above are then the sandbox’s',
    },
    SELLER_NAME: text('name of the seller on invoices', 'Greenroom'),
    SELLER_ADDRESS: list('lines, by `;`', 'address of the seller on invoices'),
    SELLER_TAX_ID: text('VAT number of the seller on invoices'),
    APPLE_STORE_BUNDLE_ID: text('plans bought in your app for Apple’s devices: its bundle ID, with the next two'),
    APPLE_STORE_APP_ID: text('the app’s number in the App Store; not needed in the sandbox'),
    APPLE_STORE_ROOT_CERTIFICATES: text(
      'root certificates that Apple’s signatures must lead to: a folder or file with PEM or DER, or PEM text; from https://www.apple.com/certificateauthority/',
    ),
    APPLE_STORE_ENVIRONMENT: {
      type: '`production` or `sandbox`',
      standard: 'production',
      does: 'which of Apple’s environments is believed; what the other one signed is refused',
    },
    APPLE_STORE_ISSUER_ID: text('App Store Server API, for plans of which nothing was heard: issuer ID'),
    APPLE_STORE_KEY_ID: text('ID of an In-App Purchase key'),
    APPLE_STORE_PRIVATE_KEY: secret('that private key, as PEM or its path'),
    APPLE_SUBSCRIPTIONS_URL: address(
      'page for changing plans that are billed by Apple',
      'https://apps.apple.com/account/subscriptions',
    ),
    PARENT_MEMBERSHIP_URL: address('page for changing plans that are billed by the parent company'),
  },
  'Analytics and experiments': {
    EXPERIMENTS_ON: list('names, by commas', 'experiments and promotions that are on, whatever their file says'),
    IMAGE_HOSTS: list(
      'hosts, by commas',
      'hosts, besides the site itself, from which promotions may load pictures over https; a promotion with a picture elsewhere is off',
    ),
    EVENTS_SAMPLE: { type: 'number, 0 to 1', standard: 1, does: 'share of visits that are counted' },
    GUARDRAIL_SAMPLE: { type: 'number, 0 to 1', standard: 1, does: 'share of documents that report guardrail counts' },
    GUARDRAIL_PER_ADDRESS: number(
      3,
      'documents per IP address and day that count for guardrails, and twice as many per network; 0 for no limit',
    ),
    GUARDRAIL_LIARS: {
      type: 'number, 0 to 0.5',
      standard: 0.05,
      does: 'assumed share of visitors who send false reports: a difference they could explain holds a release, and only a larger one rolls it back',
    },
    SEGMENT_WRITE_KEY: secret('also sends events to Segment'),
    SEGMENT_ENDPOINT: address('endpoint that speaks Segment’s protocol', 'https://api.segment.io'),
    SEGMENT_SETTINGS_ENDPOINT: address('endpoint from which Segment’s settings are read', 'https://cdn.segment.com'),
    SURVEY_KEY: text('key of a survey tool, with `SURVEY_SCRIPT_URL`'),
    SURVEY_SCRIPT_URL: address('script of the survey tool'),
  },
  Monitoring: {
    SENTRY_DSN: {
      type: 'DSN',
      standard: '',
      does: 'sends errors to Sentry, or to a compatible service',
      secret: true,
    },
    SENTRY_ENVIRONMENT: text('environment under which errors are reported', 'production'),
    SENTRY_RELEASE: text('release under which the server’s errors are reported', 'api'),
    OTEL_EXPORTER_OTLP_ENDPOINT: address('OTLP collector for traces and metrics; nothing is loaded without it'),
    OTEL_SERVICE_NAME: text('service name in traces and metrics', 'greenroom'),
  },
  'Overload protection': {
    LOAD_MAX_DELAY_MS: number(
      500,
      'event loop delay that, if exceeded for two seconds, makes the instance refuse new work',
    ),
    LOAD_MAX_WAITING_QUERIES: number(500, 'queries that may wait for a connection'),
    LOAD_MAX_HEAP_MB: number('', 'heap limit; by default 90 % of Node’s own limit'),
    LOAD_MAX_RSS_MB: number('', 'memory limit; by default 90 % of the container’s limit, if there is one'),
    LOAD_REQUESTS_PER_PERSON: number(40, 'concurrent requests per person; 0 for no limit'),
  },
  'Set by `npm start`': {
    SERVER_RESTARTS: number('', 'number of restarts, for the staff pages'),
    SERVER_LAST_EXIT: text('how and when the previous server process ended: `SIGKILL at 2026-11-24T10:00:00.000Z`'),
  },
};
