import { z } from 'zod';

const https = z
  .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
  .transform((url) => url.replace(/\/$/, ''));

/** Comma-separated names. */
const names = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Settings of analytics and experiments, and where events go besides our own database. */
export const EventEnvironment = z.object({
  EXPERIMENTS_ON: names,
  IMAGE_HOSTS: names.pipe(
    z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'must be like images.example.com')),
  ),
  EVENTS_SAMPLE: z.coerce.number('must be a number').min(0, 'must be 0 to 1').max(1, 'must be 0 to 1').default(1),
  SEGMENT_WRITE_KEY: z.string().optional(),
  SEGMENT_ENDPOINT: https.default('https://api.segment.io'),
  SEGMENT_SETTINGS_ENDPOINT: https.default('https://cdn.segment.com'),
  SURVEY_KEY: z.string().optional(),
  SURVEY_SCRIPT_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional(),
});

export interface EventEnvironmentSettings {
  /** Experiments and promotions that are always active. */
  experimentsOn: readonly string[];
  /** Hosts from which pages show pictures of promotions, over https. */
  imageHosts: readonly string[];
  /** Share of visits whose events are kept, 0–1. */
  sample: number;
  /** Segment, or a service with the same API; without it, events stay in the database. */
  segment: { writeKey: string; endpoint: string; settingsEndpoint: string } | undefined;
  /** A survey service: its environment key, and the URL of its script. */
  survey: { key: string; script: string } | null;
}

export function eventEnvironmentSettings(env: z.infer<typeof EventEnvironment>): EventEnvironmentSettings {
  const { SEGMENT_WRITE_KEY: writeKey, SEGMENT_ENDPOINT: endpoint, SURVEY_KEY: key, SURVEY_SCRIPT_URL: script } = env;
  return {
    experimentsOn: env.EXPERIMENTS_ON,
    imageHosts: env.IMAGE_HOSTS,
    sample: env.EVENTS_SAMPLE,
    segment: writeKey ? { writeKey, endpoint, settingsEndpoint: env.SEGMENT_SETTINGS_ENDPOINT } : undefined,
    survey: key && script ? { key, script } : null,
  };
}

/** A survey’s key and script must be set together. */
export function eventNeeds(given: Readonly<Record<string, string | undefined>>): string[] {
  const missing = ['SURVEY_KEY', 'SURVEY_SCRIPT_URL'].filter((name) => given[name] === undefined);
  return missing.length === 1 ? [`SURVEY_KEY and SURVEY_SCRIPT_URL need each other: ${missing[0]} is missing`] : [];
}
