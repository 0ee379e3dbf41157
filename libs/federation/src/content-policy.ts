import { trustedTypes } from './trusted-types.ts';

interface PolicySources {
  /** What makes an inline or first script one of ours, as the policy writes it: `'nonce-…'` or hashes. */
  scripts: readonly string[];
  /** The same of style elements. */
  styles: readonly string[];
  /** Apps that may come into the page; each has a Trusted Types policy of its own. */
  apps: readonly string[];
  /** Trusted Types policies beside those that every page has. */
  policies?: readonly string[];
  /** Origins beside our own that may be asked. */
  connect: readonly string[];
  /** Origins beside our own whose pictures are shown. */
  images?: readonly string[];
  /** What the page may frame; nothing where it is left out. */
  frames?: readonly string[];
}

/**
 * The Content-Security-Policy of a page: scripts come by its nonce or hashes or from a script that did, and a script's
 * address only from one of our policies. Attributes may carry styles, since components place what they draw by them.
 */
export function contentPolicy(sources: PolicySources): string {
  const { scripts, styles, apps, policies = [], connect, images = [], frames = ["'none'"] } = sources;
  const ours = [trustedTypes.entries, trustedTypes.serviceWorker, ...['shell', ...apps].map(trustedTypes.chunksOf)];
  return policyText({
    'default-src': ["'none'"],
    'script-src': [...scripts, "'strict-dynamic'"],
    'style-src': styles,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    // A file that failed is fetched anew past the cache, wherever it came from.
    'connect-src': ["'self'", ...connect],
    'frame-src': frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A remote that is tried again begins anew, and makes its policy again.
    'trusted-types': [...ours, ...policies, "'allow-duplicates'"],
  });
}

/** A policy as the header has it. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** A policy for a `<meta>`, where browsers take no word on who may frame the page. */
export function policyForMeta(policy: string): string {
  return policy.replace(/; frame-ancestors [^;]*/, '');
}

/** What a page may use of a device. */
const permissions = {
  microphone: '(self)',
  camera: '(self)',
  'display-capture': '(self)',
  'screen-wake-lock': '(self)',
  payment: '(self)',
  geolocation: '()',
  usb: '()',
  serial: '()',
  'browsing-topics': '()',
};

/** Headers that hold of every answer, whatever it carries. */
export const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': Object.entries(permissions)
    .map(([feature, who]) => `${feature}=${who}`)
    .join(', '),
};
