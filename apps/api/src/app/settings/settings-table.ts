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
    HOST: text('where it listens; anything but this machine needs the next three', '127.0.0.1'),
    DATABASE_URL: {
      type: '`postgres://` address',
      standard: '',
      does: 'PostgreSQL in place of the embedded database',
      secret: true,
    },
    PUBLIC_URL: { type: 'http(s) address', standard: '', does: 'where people reach the site' },
    COOKIE_SECRET: { type: 'at least 32 characters', standard: '', does: 'signs and encrypts cookies', secret: true },
    SUPPORT_CONTACT: {
      type: 'email address or https address',
      standard: '',
      does: 'where people get help from a person, shown in the help center, on error pages and in mails; a public site does not start without it',
    },
    PORT: { type: 'number, 0 to 65535', standard: 4200, does: 'the port of the site' },
    PROXY_HOPS: number(1, 'how many proxies of yours stand in front of a public site'),
    GEO_COUNTRY_HEADER: text('the header of the proxy in front that names the country', 'cf-ipcountry'),
    GEO_REGION_HEADER: text('the header of the proxy in front that names the region', 'cf-region-code'),
    LOG_LEVEL: { type: 'a level of the log', standard: 'info', does: 'how much the log says' },
  },
  'Where things lie': {
    DATA_DIR: folder('.data', 'what this machine keeps'),
    CONTENT_DIR: folder('content', 'coaches, scenes, library'),
    SITE_DIR: folder('dist', 'builds, for development and for publishing'),
    ASSETS_DIR: folder('apps/shell/assets', 'pictures, fonts, icons'),
    FILE_STORE: text(
      'people’s own voices, and texts said aloud: a folder, or `s3://bucket/prefix` that is not public',
      'below `DATA_DIR`',
    ),
    RELEASE_STORE: text('published releases: a folder, or `s3://bucket/prefix`', 'below `DATA_DIR`'),
    RELEASE_PUBLIC_KEYS: text('whose releases are served: PEM texts, or paths', 'the machine’s own'),
    RELEASE_SIGNING_KEY: secret('with which this server changes who gets what: PEM text or its path'),
    RELEASE_TOKENS: list(
      '`name:SHA-256:apps:rights`, by commas',
      'tokens with which pipelines change releases, each of some apps (`*` for all): publish, ramp, promote, kill',
    ),
    RELEASE_WEBHOOK: address('where news of releases is posted that needs a person, with the next'),
    RELEASE_WEBHOOK_SECRET: secret('signs what is posted there: 32 characters or more'),
    RELEASE_OWNERS: list('`app:address`, by commas', 'who gets the same news by mail; `*` for all apps'),
    RELEASE_OVERRIDES: text(
      '`on`: anyone’s address may ask for other releases; `staff`: that of staff, and of testers with a link; `off`',
      'on in a demonstration, else staff',
    ),
    RELEASE_OVERRIDE_ORIGINS: list('origins, by commas', 'where entries may lie that are asked for so', 'loopback'),
    DEV_SERVERS: list('`app=origin`, by commas', 'development servers of single apps'),
  },
  'The language model': {
    LLM_BASE_URL: {
      type: 'https address, or `auto`',
      standard: '',
      does: 'a model behind any OpenAI-compatible endpoint, with `LLM_MODEL`; `auto` takes one that runs on this machine (Ollama, LM Studio, llama.cpp, LocalAI, vLLM at their usual ports)',
    },
    LLM_MODEL: text('its name'),
    LLM_API_KEY: secret('its key'),
    LLM_DAILY_TOKENS_PER_PERSON: number(500_000, 'what one person may use on a day'),
    LLM_DAILY_TOKENS_TOTAL: number(20_000_000, 'what all may use on a day'),
    LLM_DAILY_SHARE_PER_ADDRESS: {
      type: 'number, 0 to 1',
      standard: 0.05,
      does: 'the share of what all may use on a day that one IP address may use; an answer sets about 18,000 tokens aside while it is written',
    },
    LLM_PRICE_IN: number('', 'US dollars for a million tokens asked'),
    LLM_PRICE_OUT: number('', 'US dollars for a million tokens answered'),
    LLM_DAILY_MONEY_PER_PERSON: number('', 'US dollars a day for one person; 1 where prices are set'),
    LLM_DAILY_MONEY_TOTAL: number('', 'US dollars a day in all; 50 where prices are set'),
    MODERATION_BASE_URL: address('a moderation endpoint beside our own word lists, with `MODERATION_MODEL`'),
    MODERATION_MODEL: text('its model'),
    MODERATION_API_KEY: secret('its key'),
  },
  'Voice and meetings': {
    STT_BASE_URL: {
      type: 'https address, or `auto`',
      standard: '',
      does: 'speech to text behind any OpenAI-compatible endpoint, with `STT_MODEL`; `auto` takes one that runs on this machine (speaches, faster-whisper-server, LocalAI, whisper.cpp at their usual ports)',
    },
    STT_MODEL: text('its model'),
    STT_API_KEY: secret('its key'),
    STT_WORD_TIMES: choice('off', 'asks when each word was said, which Whisper tells and other models refuse'),
    TTS_BASE_URL: {
      type: 'https address, or `auto`',
      standard: '',
      does: 'text to speech behind any OpenAI-compatible endpoint, with `TTS_MODEL`; `auto` takes one that runs on this machine (Kokoro-FastAPI, openedai-speech, speaches, LocalAI at their usual ports)',
    },
    TTS_MODEL: text('its model'),
    TTS_API_KEY: secret('its key'),
    TWILIO_ACCOUNT_SID: text('rooms of Twilio Video to meet in, with the next two; else rooms of this server'),
    TWILIO_API_KEY: text('the key’s identifier'),
    TWILIO_API_SECRET: secret('its secret'),
  },
  'Mails and accounts': {
    SMTP_URL: { type: '`smtps://` address', standard: '', does: 'a mail server, with `MAIL_FROM`', secret: true },
    MAIL_FROM: text('whom mails are from'),
    VAPID_PUBLIC_KEY: text(
      'vouches for this server to push services, with the next; 65 bytes in base64url',
      'made once, and kept',
    ),
    VAPID_PRIVATE_KEY: secret('its private half'),
    VAPID_SUBJECT: text('whom push services may turn to: `mailto:` or https', 'the site, or `MAIL_FROM`'),
    COMPANY_DOMAIN: text('whose Google accounts are staff'),
    PARENT_ACCOUNT_URL: address('where one edits an account of the parent company’s'),
    PARENT_DELETION_URL: address('where one asks for one’s data there to be deleted'),
    OIDC_ISSUER: address('logging in with any OpenID Connect provider'),
    OIDC_CLIENT_ID: text('its client'),
    OIDC_CLIENT_SECRET: secret('its secret'),
    OIDC_NAME: text('what its button says', 'OpenID'),
    GOOGLE_CLIENT_ID: text('logging in with Google'),
    GOOGLE_CLIENT_SECRET: secret('its secret'),
    APPLE_CLIENT_ID: text('logging in with Apple'),
    APPLE_TEAM_ID: text('its team'),
    APPLE_KEY_ID: text('its key’s id'),
    APPLE_PRIVATE_KEY: secret('its key, as PEM'),
    FACEBOOK_CLIENT_ID: text('logging in with Facebook'),
    FACEBOOK_CLIENT_SECRET: secret('its secret'),
    DESKTOP_SCHEME: text('the scheme of addresses that open the desktop app', 'greenroom'),
    TOKEN_CLIENT_ID: text('a server of yours that may ask the token endpoint'),
    TOKEN_CLIENT_SECRET: secret('its secret'),
  },
  'Plans and payments': {
    PLANS: choice('on where plans can be bought', 'more than a taste asks for a plan'),
    GRANTED_PLANS: list('`address=STATUS`, by commas', 'plans that are given, not bought'),
    TASTE_MESSAGES: number(6, 'messages without a plan, out of one share with the next'),
    TASTE_VOICE_SECONDS: number(180, 'seconds of voice without a plan'),
    TASTES_PER_ADDRESS: number(20, 'tastes for one address a day'),
    FAIR_USE_MESSAGES: number(2_000, 'messages a month with a plan, out of one share with the next'),
    FAIR_USE_VOICE_MINUTES: number(1_200, 'minutes of voice a month with a plan'),
    STRIPE_SECRET_KEY: secret('payments by Stripe, with the next two'),
    STRIPE_PUBLISHABLE_KEY: text('the key for browsers'),
    STRIPE_WEBHOOK_SECRET: secret('signs what Stripe tells'),
    STRIPE_TAX: choice('off', 'Stripe Tax reckons the tax of each payment by where its card is billed'),
    PAYMENT_SANDBOX_URL: {
      type: 'http address',
      standard: '',
      does: 'a payment sandbox in place of Stripe, for rehearsals, on this machine or in a network of yours; the keys above are then its own',
    },
    SELLER_NAME: text('whose name invoices bear', 'Greenroom'),
    SELLER_ADDRESS: list('lines, by `;`', 'whose address invoices bear'),
    SELLER_TAX_ID: text('whose value-added tax number invoices bear'),
    APPLE_SUBSCRIPTIONS_URL: address(
      'where plans are changed that Apple keeps',
      'https://apps.apple.com/account/subscriptions',
    ),
    PARENT_MEMBERSHIP_URL: address('where plans are changed that the parent company keeps'),
  },
  'What is counted': {
    EXPERIMENTS_ON: list('names, by commas', 'experiments and promotions that are on whatever their file says'),
    IMAGE_HOSTS: list(
      'hosts, by commas',
      'where the pictures of promotions may lie beside the site itself, by https; a promotion with a picture elsewhere is off',
    ),
    EVENTS_SAMPLE: { type: 'number, 0 to 1', standard: 1, does: 'which share of visits is counted' },
    GUARDRAIL_SAMPLE: { type: 'number, 0 to 1', standard: 1, does: 'which share of pages counts how releases fare' },
    GUARDRAIL_PER_ADDRESS: number(
      3,
      'how many documents of one address count in a day, and twice as many of its network; 0 for no bound',
    ),
    GUARDRAIL_LIARS: {
      type: 'number, 0 to 0.5',
      standard: 0.05,
      does: 'which share of visitors may lie: what they could invent holds a release, and only what is worse takes it back',
    },
    SEGMENT_WRITE_KEY: secret('what is counted goes to Segment too'),
    SEGMENT_ENDPOINT: address('whatever speaks its protocol', 'https://api.segment.io'),
    SEGMENT_SETTINGS_ENDPOINT: address('where its settings are read', 'https://cdn.segment.com'),
    SURVEY_KEY: text('a survey tool, with `SURVEY_SCRIPT_URL`'),
    SURVEY_SCRIPT_URL: address('its script'),
  },
  'What is seen of it': {
    SENTRY_DSN: {
      type: 'a DSN',
      standard: '',
      does: 'errors go to Sentry, or whoever takes its envelopes',
      secret: true,
    },
    SENTRY_ENVIRONMENT: text('the environment they are told under', 'production'),
    SENTRY_RELEASE: text('what the server’s own errors are told as', 'api'),
    OTEL_EXPORTER_OTLP_ENDPOINT: address('traces and measures go to this OTLP collector; nothing is loaded without it'),
    OTEL_SERVICE_NAME: text('as whom', 'greenroom'),
  },
  'What an instance bears': {
    LOAD_MAX_DELAY_MS: number(500, 'how late the event loop may be, for two seconds; then new work is refused'),
    LOAD_MAX_WAITING_QUERIES: number(500, 'how many queries may wait for a connection'),
    LOAD_MAX_HEAP_MB: number('', 'how much heap it may have; 90 % of what Node allows itself'),
    LOAD_MAX_RSS_MB: number('', 'how much memory it may have; 90 % of a container’s, where there is one'),
    LOAD_REQUESTS_PER_PERSON: number(40, 'how many requests of one person are answered at a time; 0 for no bound'),
  },
  'Set by `npm start`': {
    SERVER_RESTARTS: number('', 'how often it started the server again, for the staff pages'),
    SERVER_LAST_EXIT: text('how and when the server before ended: `SIGKILL at 2026-11-24T10:00:00.000Z`'),
  },
};
