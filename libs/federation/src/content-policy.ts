import { trustedTypes } from './trusted-types.ts';

interface PolicySources {
  /** Sources of allowed inline and first scripts, as the policy writes them: `'nonce-…'` or hashes. */
  scripts: readonly string[];
  /** The same for style elements. */
  styles: readonly string[];
  /** Apps that may be loaded into the page; each has a Trusted Types policy of its own. */
  apps: readonly string[];
  /** Further Trusted Types policies beside those that every page has. */
  policies?: readonly string[];
  /** Further origins that the page may connect to. */
  connect: readonly string[];
  /** Further origins of images. */
  images?: readonly string[];
  /** Origins that the page may frame; none where it is left out. */
  frames?: readonly string[];
}

/**
 * Returns the Content-Security-Policy of a page: scripts are allowed by nonce, by hash, or if an allowed script loads
 * them, and script addresses only from one of our Trusted Types policies. Inline styles in attributes are allowed,
 * since components position elements with them.
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
    // A file that failed is fetched again past the cache, from whatever origin it came.
    'connect-src': ["'self'", ...connect],
    'frame-src': frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A remote that is loaded again creates its policy again.
    'trusted-types': [...ours, ...policies, "'allow-duplicates'"],
  });
}

/** Formats a policy for the header. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Returns a policy for a `<meta>` element, where browsers ignore `frame-ancestors`. */
export function policyForMeta(policy: string): string {
  return policy.replace(/; frame-ancestors [^;]*/, '');
}

/** Device features that a page may use. */
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

/** Headers for every response, whatever its content. */
export const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': Object.entries(permissions)
    .map(([feature, who]) => `${feature}=${who}`)
    .join(', '),
};
