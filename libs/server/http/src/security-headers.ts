import type { FastifyInstance } from 'fastify';
import { contentPolicy, policyText, safeHeaders, trustedTypes, type ReleaseManifest } from '@greenroom/federation';

/** A year, in seconds: for so long a browser asks for the site by https alone. */
const httpsForSeconds = 31_536_000;

/** @param secure whether people reach the site by https */
export function securityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const headers = { ...safeHeaders, ...(secure && { 'strict-transport-security': `max-age=${httpsForSeconds}` }) };
  app.addHook('onSend', async (_, reply) => void reply.headers(headers));
}

interface PagePolicyInput {
  /** Of this page alone; its inline styles and its first script carry it. */
  nonce: string;
  manifest: ReleaseManifest;
  /** Origins of development servers, by app. */
  devServers: Readonly<Record<string, string>>;
  /** Whether payments go through Stripe, whose script and frames the page then needs. */
  stripe?: boolean;
  /** Whether people meet in rooms of Twilio's, whom the page then asks. */
  twilio?: boolean;
  /** Address of a survey service's script, where there is one. */
  survey?: string | undefined;
  /** Hosts from which promotions show pictures, by https. */
  imageHosts?: readonly string[];
}

/** The Content-Security-Policy of a page that the server writes. */
export function pagePolicy(page: PagePolicyInput): string {
  const { nonce, manifest, devServers, stripe = false, twilio = false, survey, imageHosts = [] } = page;
  const { remotes } = manifest;
  const entries = remotes.flatMap(({ url, fallbacks }) => [url, ...fallbacks.map((fallback) => fallback.url)]);
  // A remote without a fixed content is one that is being worked on.
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
    // One goes on from page to page in the document one began with. What may be framed of ours, mails and the payment
    // sandbox, comes in a world of its own; every other answer of ours lets nobody frame it.
    frames: ["'self'", ...(stripe ? stripeSources.frames : [])],
  });
}

/** What Stripe.js asks and frames. Source: docs.stripe.com/security/guide#content-security-policy. */
const stripeSources = {
  connect: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Whom twilio-video asks. Source: its README, "Content Security Policy (CSP)". */
const twilioSources = ['wss://global.vss.twilio.com', 'wss://sdkgw.us1.twilio.com', 'https://ecs.us1.twilio.com'];

/** The policy of the API's documentation, a page of its own with its files beside it. It writes styles into elements. */
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

/** The policy of a mail in its frame: nothing but its own styles, in a world of its own, and only within our pages. */
export const framedPolicy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
});

/** None for an address below our own. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
