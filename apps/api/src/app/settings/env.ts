import { resolve } from 'node:path';
import { z } from 'zod';
import type { ModelBudget } from '@greenroom/llm';
import { type NoticeSettings, readScope, type GuardrailSettings, type ReleaseToken } from '@greenroom/releases';
import { AppStoreEnvironment, appStoreNeeds, type AppStoreSettings, appStoreSettings } from './app-store-env.ts';
import { CommerceEnvironment, commerceNeeds, type CommerceSettings, commerceSettings } from './commerce-env.ts';
import { ErrorEnvironment, type ErrorEnvironmentSettings, errorEnvironmentSettings } from './error-env.ts';
import { PushEnvironment, type PushEnvironmentSettings, pushEnvironmentSettings, pushNeeds } from './push-env.ts';
import { RoomEnvironment, type RoomEnvironmentSettings, roomEnvironmentSettings, roomNeeds } from './room-env.ts';
import { EventEnvironment, type EventEnvironmentSettings, eventEnvironmentSettings, eventNeeds } from './event-env.ts';
import { IdentityEnvironment, identityNeeds, type IdentitySettings, identitySettings } from './identity-env.ts';
import { LoadEnvironment, type LoadSettings, loadSettings } from '@greenroom/load';
import { isLoopback } from '@greenroom/access';
import { TelemetryEnvironment, type TelemetrySettings, telemetrySettings } from '@greenroom/telemetry';
import { PlanEnvironment, type PlanSettings, planSettings } from './plan-env.ts';
import {
  ReleaseApprovalEnvironment,
  ReleaseNoticeEnvironment,
  releaseNoticeNeeds,
  releaseNoticeSettings,
} from './release-notice-env.ts';
import { RestartEnvironment, type RestartSettings, restartSettings } from './restart-env.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const folder = (standard: string) =>
  z
    .string()
    .default(resolve(root, standard))
    .transform((path) => resolve(path));
const devServers = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
  .pipe(z.array(z.string().regex(/^\s*[a-z-]+=https?:\/\/[^/]+\s*$/, 'must be like mentor-mfe=http://127.0.0.1:4201')))
  .transform((entries) => Object.fromEntries(entries.map((entry) => entry.trim().split('=') as [string, string])));
const origins = z
  .string()
  .default('http://localhost:*,http://127.0.0.1:*')
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(z.string().regex(/^https?:\/\/[^/*]+(:\*)?$/, 'must be like http://localhost:4203 or http://localhost:*')),
  );
const shape =
  'must be like pipeline:<SHA-256>:checkout-mfe:publish+ramp, as npm run release -- token prints it: a token says for which apps it may do what';
const releaseTokens = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]{0,39}:[0-9a-f]{64}:/, shape)
        .transform((entry, context) => {
          const [name = '', sha256 = '', ...rest] = entry.split(':');
          const scope = readScope(rest.join(':'));
          if (scope) return { name, sha256, scope };
          context.addIssue({ code: 'custom', message: shape });
          return z.NEVER;
        }),
    ),
  );
const amount = z.coerce
  .number('must be a number')
  .min(0, 'must not be below 0')
  .max(1_000_000_000, 'must be at most 1000000000');
const headerName = z
  .string()
  .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
  .transform((name) => name.toLowerCase());

/** `auto`: use one that runs on this machine. */
const addressOrAuto = z
  .string()
  .refine((given) => given === 'auto' || /^https?:$/.test(URL.parse(given)?.protocol ?? ''), {
    error: 'must be an http(s):// address, or "auto"',
  })
  .optional();

const supportContact = z
  .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an email address or an https:// address')
  .transform((contact) => (contact.startsWith('https://') ? contact : `mailto:${contact}`));

export const Environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(4200),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: folder('.data'),
  CONTENT_DIR: folder('content'),
  SITE_DIR: folder('dist'),
  RELEASE_STORE: z.string().optional(),
  FILE_STORE: z.string().optional(),
  RELEASE_PUBLIC_KEYS: z.string().optional(),
  RELEASE_SIGNING_KEY: z.string().optional(),
  RELEASE_TOKENS: releaseTokens,
  ...ReleaseNoticeEnvironment,
  ...ReleaseApprovalEnvironment,
  RELEASE_OVERRIDES: z.enum(['on', 'staff', 'off'], 'must be "on", "staff" or "off"').optional(),
  RELEASE_OVERRIDE_ORIGINS: origins,
  GUARDRAIL_SAMPLE: z.coerce.number('must be a number').min(0, 'must be 0 to 1').max(1, 'must be 0 to 1').default(1),
  GUARDRAIL_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(100_000, 'must be at most 100000')
    .default(3),
  GUARDRAIL_LIARS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 to 0.5')
    .max(0.5, 'must be 0 to 0.5')
    .default(0.05),
  ASSETS_DIR: folder('apps/shell/assets'),
  DEV_SERVERS: devServers,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  COOKIE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LLM_BASE_URL: addressOrAuto,
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_DAILY_TOKENS_PER_PERSON: amount.default(500_000),
  LLM_DAILY_TOKENS_TOTAL: amount.default(20_000_000),
  LLM_DAILY_SHARE_PER_ADDRESS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 to 1')
    .max(1, 'must be 0 to 1')
    .default(0.05),
  LLM_PRICE_IN: amount.optional(),
  LLM_PRICE_OUT: amount.optional(),
  LLM_DAILY_MONEY_PER_PERSON: amount.optional(),
  LLM_DAILY_MONEY_TOTAL: amount.optional(),
  MODERATION_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  MODERATION_API_KEY: z.string().optional(),
  MODERATION_MODEL: z.string().optional(),
  STT_BASE_URL: addressOrAuto,
  STT_API_KEY: z.string().optional(),
  STT_MODEL: z.string().optional(),
  STT_WORD_TIMES: z.enum(['on', 'off'], 'must be "on" or "off"').default('off'),
  TTS_BASE_URL: addressOrAuto,
  TTS_API_KEY: z.string().optional(),
  TTS_MODEL: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level of the log')
    .default('info'),
  GEO_COUNTRY_HEADER: headerName.default('cf-ipcountry'),
  GEO_REGION_HEADER: headerName.default('cf-region-code'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().min(3, 'must be an address').optional(),
  SUPPORT_CONTACT: supportContact.optional(),
  COMPANY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain, such as example.com')
    .transform((domain) => domain.toLowerCase())
    .optional(),
  PARENT_ACCOUNT_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional(),
  PARENT_DELETION_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional(),
  PROXY_HOPS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(1),
  ...PlanEnvironment.shape,
  ...IdentityEnvironment.shape,
  ...EventEnvironment.shape,
  ...CommerceEnvironment.shape,
  ...AppStoreEnvironment.shape,
  ...ErrorEnvironment.shape,
  ...PushEnvironment.shape,
  ...RoomEnvironment.shape,
  ...LoadEnvironment.shape,
  ...TelemetryEnvironment.shape,
  ...RestartEnvironment.shape,
});

/** The settings from the environment, read once at startup. */
export interface Settings extends PlanSettings {
  port: number;
  host: string;
  dataDir: string;
  contentDir: string;
  siteDir: string;
  /** Where people's files are stored: a folder, or `s3://bucket/prefix`. */
  fileStore: string;
  /** Where published releases are stored: a folder, or `s3://bucket/prefix`. */
  releaseStore: string;
  /** Public keys of publishers, as PEM texts or their paths; by default, the machine's own. */
  releasePublicKeys: string | undefined;
  /** The key with which this server signs release changes, as PEM text or its path; by default, the machine's own. */
  releaseSigningKey: string | undefined;
  /** Tokens with which pipelines change releases, by their hashes. */
  releaseTokens: ReleaseToken[];
  /** Who is notified of problems that a ramp or the registry cannot resolve by itself. */
  releaseNotices: NoticeSettings;
  /** The share, in percent, above which an app's releases need a second person's approval; `*` for the others. */
  releaseApprovals: ReadonlyMap<string, number>;
  /**
   * Whether a page's URL may select other releases: for every visitor, or for staff and testers with a link; and the
   * origins allowed for entries.
   */
  releaseOverrides: { allowed: boolean; staff?: boolean; origins: string[] };
  /** How pages' release counts are collected and judged. */
  guardrails: GuardrailSettings;
  /** Portraits, pictures, fonts, icons. */
  assetsDir: string;
  /** Origins of development servers of single apps, by app name. */
  devServers: Record<string, string>;
  databaseUrl: string | undefined;
  /** The site's public origin, without a trailing slash. */
  publicOrigin: string | undefined;
  cookieSecret: string | undefined;
  /** A language model behind an OpenAI-compatible endpoint; without one, the house engine answers. */
  languageModel: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Set to search for a model on this machine, by name if one is wanted. */
  localModel: { wanted: string | undefined } | undefined;
  /** Daily cost limits of the language model. */
  modelBudget: ModelBudget;
  /** A moderator behind an OpenAI-compatible endpoint; without one, our word lists are used. */
  moderation: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** A transcriber behind an OpenAI-compatible endpoint; without one, the embedded one is used. */
  transcriber: { baseUrl: string; apiKey: string | undefined; model: string; wordTimes: boolean } | undefined;
  /** A synthesizer behind an OpenAI-compatible endpoint; without one, the embedded one is used. */
  synthesizer: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Set to search for speech engines on this machine, by model name if one is wanted. */
  localSpeech: Record<'transcriber' | 'synthesizer', { wanted: string | undefined } | undefined>;
  /** The local engines found. */
  localTranscriber: { server: string; baseUrl: string; model: string; languages: 'any' | string[] } | undefined;
  localVoices: { server: string; baseUrl: string; speaks: { en?: LocalVoice; de?: LocalVoice } } | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Request headers with the visitor's location, set by the proxy in front. */
  geoHeaders: { country: string; region: string };
  /** A mail server; without one, mails are kept in an outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Where people get help from a person: a `mailto:` or `https:` address. Required for a public site. */
  supportUrl: string | undefined;
  /** Domain of the parent company, in lower case. */
  companyDomain: string | undefined;
  /** Pages of the parent company for editing its accounts and for requesting deletion of data. */
  parentCompany: { editAccount: string | null; deleteData: string | null };
  /** Identity providers, and the server that may use the token endpoint. */
  identity: IdentitySettings;
  /** What is measured, and where events go. */
  events: EventEnvironmentSettings;
  commerce: CommerceSettings;
  /** The app in which people can buy plans; undefined if there is none. */
  appStore: AppStoreSettings | undefined;
  /** Where errors are reported. */
  errors: ErrorEnvironmentSettings;
  push: PushEnvironmentSettings;
  twilio: RoomEnvironmentSettings;
  /** Load at which an instance starts to refuse new work. */
  load: LoadSettings;
  /** Where traces and metrics are sent. */
  telemetry: TelemetrySettings;
  /** Number of server restarts; undefined if they are not counted. */
  restarts: RestartSettings | undefined;
  /** Number of our own proxies in front of a public site; their forwarding headers are trusted. */
  proxyHops: number;
  /** The product runs as a demonstration: something that a public site needs is not configured. */
  demo: boolean;
  /**
   * Whether startup prints a one-time staff link: only in a demonstration that is reachable only by this machine's own
   * names.
   */
  staffLink: boolean;
}

/** A model on this machine, with the names of its voices. */
type LocalVoice = { model: string; voices: string[] } | undefined;

/** Returns whether the site is served over https. */
export function isSecure({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}

/** Lists everything wrong with the settings, by name and without values. */
class SettingsError extends Error {
  constructor(wrong: readonly string[]) {
    super(`Greenroom cannot start:\n${wrong.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads the settings. An empty variable counts as absent.
 * @param variables usually `process.env`
 * @throws SettingsError listing all mistakes at once
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const env = checked(given);
  const demo = missingForPublic(given).length > 0;
  const commerce = commerceSettings(env);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    contentDir: env.CONTENT_DIR,
    siteDir: env.SITE_DIR,
    releaseStore: env.RELEASE_STORE ?? resolve(env.DATA_DIR, 'releases'),
    fileStore: env.FILE_STORE ?? resolve(env.DATA_DIR, 'files'),
    releasePublicKeys: env.RELEASE_PUBLIC_KEYS,
    releaseSigningKey: env.RELEASE_SIGNING_KEY,
    releaseTokens: env.RELEASE_TOKENS,
    releaseNotices: releaseNoticeSettings(env),
    releaseApprovals: env.RELEASE_APPROVALS,
    releaseOverrides: {
      allowed: env.RELEASE_OVERRIDES === undefined ? demo : env.RELEASE_OVERRIDES === 'on',
      staff: env.RELEASE_OVERRIDES !== 'off',
      origins: env.RELEASE_OVERRIDE_ORIGINS,
    },
    guardrails: { sample: env.GUARDRAIL_SAMPLE, perAddress: env.GUARDRAIL_PER_ADDRESS, liars: env.GUARDRAIL_LIARS },
    assetsDir: env.ASSETS_DIR,
    devServers: env.DEV_SERVERS,
    databaseUrl: env.DATABASE_URL,
    publicOrigin: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    cookieSecret: env.COOKIE_SECRET,
    languageModel:
      env.LLM_BASE_URL && env.LLM_BASE_URL !== 'auto' && env.LLM_MODEL
        ? { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, model: env.LLM_MODEL }
        : undefined,
    localModel: env.LLM_BASE_URL === 'auto' ? { wanted: env.LLM_MODEL } : undefined,
    modelBudget: {
      tokensPerPerson: Math.floor(env.LLM_DAILY_TOKENS_PER_PERSON),
      tokensTotal: Math.floor(env.LLM_DAILY_TOKENS_TOTAL),
      moneyPerPerson: microDollars(env.LLM_DAILY_MONEY_PER_PERSON ?? 1),
      moneyTotal: microDollars(env.LLM_DAILY_MONEY_TOTAL ?? 50),
      sharePerAddress: env.LLM_DAILY_SHARE_PER_ADDRESS,
      prices: { input: env.LLM_PRICE_IN ?? 0, output: env.LLM_PRICE_OUT ?? 0 },
    },
    moderation:
      env.MODERATION_BASE_URL && env.MODERATION_MODEL
        ? { baseUrl: env.MODERATION_BASE_URL, apiKey: env.MODERATION_API_KEY, model: env.MODERATION_MODEL }
        : undefined,
    ...speechSettings(env),
    localTranscriber: undefined,
    localVoices: undefined,
    logLevel: env.LOG_LEVEL,
    geoHeaders: { country: env.GEO_COUNTRY_HEADER, region: env.GEO_REGION_HEADER },
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    supportUrl: env.SUPPORT_CONTACT,
    companyDomain: env.COMPANY_DOMAIN,
    parentCompany: { editAccount: env.PARENT_ACCOUNT_URL ?? null, deleteData: env.PARENT_DELETION_URL ?? null },
    identity: identitySettings(env),
    events: eventEnvironmentSettings(env),
    commerce,
    appStore: appStoreSettings(env),
    errors: errorEnvironmentSettings(env),
    push: pushEnvironmentSettings(env),
    twilio: roomEnvironmentSettings(env),
    load: loadSettings(env),
    telemetry: telemetrySettings(env),
    restarts: restartSettings(env),
    proxyHops: env.PROXY_HOPS,
    ...planSettings(env, { demo, sells: commerce.stripe !== undefined }),
    demo,
    staffLink: demo && isOwnMachine(env.PUBLIC_URL),
  };
}

type Given = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError listing all mistakes at once */
function checked(given: Given): z.infer<typeof Environment> {
  const parsed = Environment.safeParse(given);
  const wrong = [
    ...misreadings(parsed.error),
    ...publicSiteNeeds(given),
    ...endpointNeeds(given, 'LLM'),
    ...endpointNeeds(given, 'MODERATION'),
    ...endpointNeeds(given, 'STT'),
    ...endpointNeeds(given, 'TTS'),
    ...smtpNeeds(given),
    ...pushNeeds(given),
    ...roomNeeds(given),
    ...priceNeeds(given),
    ...identityNeeds(given),
    ...eventNeeds(given),
    ...releaseNoticeNeeds(given),
    ...appStoreNeeds(given),
    ...commerceNeeds(given, missingForPublic(given).length === 0),
  ];
  if (!parsed.success || wrong.length > 0) throw new SettingsError(wrong);
  return parsed.data;
}

/** Returns the speech engines: an endpoint, or a model on this machine. */
function speechSettings(
  env: z.infer<typeof Environment>,
): Pick<Settings, 'transcriber' | 'synthesizer' | 'localSpeech'> {
  return {
    transcriber:
      env.STT_BASE_URL && env.STT_BASE_URL !== 'auto' && env.STT_MODEL
        ? {
            baseUrl: env.STT_BASE_URL,
            apiKey: env.STT_API_KEY,
            model: env.STT_MODEL,
            wordTimes: env.STT_WORD_TIMES === 'on',
          }
        : undefined,
    synthesizer:
      env.TTS_BASE_URL && env.TTS_BASE_URL !== 'auto' && env.TTS_MODEL
        ? { baseUrl: env.TTS_BASE_URL, apiKey: env.TTS_API_KEY, model: env.TTS_MODEL }
        : undefined,
    localSpeech: {
      transcriber: env.STT_BASE_URL === 'auto' ? { wanted: env.STT_MODEL } : undefined,
      synthesizer: env.TTS_BASE_URL === 'auto' ? { wanted: env.TTS_MODEL } : undefined,
    },
  };
}

function misreadings(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`);
}

function isOwnMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
}

function missingForPublic(given: Given): string[] {
  return ['DATABASE_URL', 'PUBLIC_URL', 'COOKIE_SECRET'].filter((name) => given[name] === undefined);
}

function publicSiteNeeds(given: Given): string[] {
  const missing = missingForPublic(given);
  if (missing.length === 0)
    return given.SUPPORT_CONTACT === undefined
      ? ['A public site needs SUPPORT_CONTACT: an email address or an https:// address where people get help']
      : [];
  const { HOST: host, PUBLIC_URL: site } = given;
  // Behind a proxy, a server that listens only on this machine can still be reached from outside.
  if (site !== undefined && URL.canParse(site) && !isLoopback(new URL(site).hostname))
    return [
      `Without real settings it is a demonstration, which has no public address. To be one that others reach, set ${missing.join(', ')}`,
    ];
  if (host === undefined || isLoopback(host)) return [];
  return [
    `Without real settings it is a demonstration, which listens on this machine only. ` +
      `To listen on HOST ${host}, set ${missing.join(', ')}; or leave HOST out`,
  ];
}

/** An endpoint needs both its address and its model. */
function endpointNeeds(given: Given, prefix: 'LLM' | 'MODERATION' | 'STT' | 'TTS'): string[] {
  const [url, key, model] = [`${prefix}_BASE_URL`, `${prefix}_API_KEY`, `${prefix}_MODEL`] as const;
  // A local model needs no further settings.
  if (prefix !== 'MODERATION' && given[url] === 'auto') return [];
  if (given[url] && !given[model]) return [`${url} needs ${model} beside it`];
  if (given[model] && !given[url]) return [`${model} needs ${url} beside it`];
  if (given[key] && !given[model]) return [`${key} needs ${url} and ${model} beside it`];
  return [];
}

function smtpNeeds({ SMTP_URL, MAIL_FROM }: Given): string[] {
  if (SMTP_URL && !MAIL_FROM) return ['SMTP_URL needs MAIL_FROM beside it'];
  return MAIL_FROM && !SMTP_URL ? ['MAIL_FROM needs SMTP_URL beside it'] : [];
}

/** A limit in money needs both prices. */
function priceNeeds(given: Given): string[] {
  const missing = ['LLM_PRICE_IN', 'LLM_PRICE_OUT'].filter((name) => given[name] === undefined);
  if (missing.length === 0) return [];
  const needing = ['LLM_PRICE_IN', 'LLM_PRICE_OUT', 'LLM_DAILY_MONEY_PER_PERSON', 'LLM_DAILY_MONEY_TOTAL'];
  return needing
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name} needs ${missing.join(' and ')} beside it`);
}

const microDollars = (dollars: number) => Math.round(dollars * 1_000_000);
