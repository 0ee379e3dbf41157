import type { FastifyInstance } from 'fastify';
import { contentPolicy, policyText, safeHeaders, trustedTypes, type ReleaseManifest } from '@greenroom/federation';

/** One year, in seconds: how long browsers use https only for the site. */
const httpsForSeconds = 31_536_000;

/**
 * Sets the security headers of every answer.
 * @param secure whether people reach the site over https
 */
export function securityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const headers = { ...safeHeaders, ...(secure && { 'strict-transport-security': `max-age=${httpsForSeconds}` }) };
  app.addHook('onSend', async (_, reply) => void reply.headers(headers));
}

interface PagePolicyInput {
  /** Unique to this page; its inline styles and its first script carry it. */
  nonce: string;
  manifest: ReleaseManifest;
  /** Origins of development servers, by app. */
  devServers: Readonly<Record<string, string>>;
  /** Whether payments go through Stripe, whose script and frames the page then needs. */
  stripe?: boolean;
  /** Whether meetings use Twilio, which the page then connects to. */
  twilio?: boolean;
  /** Address of a survey service's script, if one is used. */
  survey?: string | undefined;
  /** Hosts of promotion images, loaded over https. */
  imageHosts?: readonly string[];
}

/** Returns the Content-Security-Policy of a page that the server renders. */
export function pagePolicy(page: PagePolicyInput): string {
  const { nonce, manifest, devServers, stripe = false, twilio = false, survey, imageHosts = [] } = page;
  const { remotes } = manifest;
  const entries = remotes.flatMap(({ url, fallbacks }) => [url, ...fallbacks.map((fallback) => fallback.url)]);
  // A remote without an integrity hash is in development.
  const live = remotes.filter(({ integrity }) => integrity === '').flatMap(({ url }) => originOf(url));
  const development = [...Object.values(devServers), ...live];
  const ours = [
    ...entries.flatMap(originOf),
    ...development.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  ];
  return contentPolicy({
    scripts: [`'nonce-${nonce}'`],
    styles: [`'nonce-${nonce}'`],
    apps: remotes.map(({ name }) => name),
    policies: [
      ...(development.length > 0 ? ['webpack-dev-server#overlay'] : []),
      ...(survey ? [trustedTypes.survey] : []),
      ...(stripe ? [trustedTypes.stripe] : []),
    ],
    connect: [
      ...ours,
      ...(survey ? originOf(survey) : []),
      ...(stripe ? stripeSources.connect : []),
      ...(twilio ? twilioSources : []),
    ],
    images: imageHosts.map((host) => `https://${host}`),
    // The document stays the same across page navigations, so every page allows what any page frames. Our own answers
    // that may be framed, mails and the payment sandbox, are sandboxed; all others forbid framing.
    frames: ["'self'", ...(stripe ? stripeSources.frames : [])],
  });
}

/** What Stripe.js connects to and frames. Source: docs.stripe.com/security/guide#content-security-policy. */
const stripeSources = {
  connect: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** What twilio-video connects to. Source: its README, "Content Security Policy (CSP)". */
const twilioSources = ['wss://global.vss.twilio.com', 'wss://sdkgw.us1.twilio.com', 'https://ecs.us1.twilio.com'];

/** The policy of the API's documentation, a separate page with its own files. Swagger UI writes inline styles. */
export const docsPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The policy of a mail in its frame: sandboxed, with only its own styles, and framed only by our own pages. */
export const framedPolicy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
});

/** Returns the origin of an absolute URL; none for a path on our own origin. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
