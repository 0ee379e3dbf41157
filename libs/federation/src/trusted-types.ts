/**
 * Names of the page's Trusted Types policies. The Content-Security-Policy lists them; script addresses from elsewhere
 * are not loaded.
 */
export const trustedTypes = {
  /** Entries of remotes, as the manifest names them. */
  entries: 'greenroom#entries',
  /** The shell's first script, where the page is a static file instead of rendered for each request. */
  firstScript: 'greenroom#first-script',
  /** The service worker. */
  serviceWorker: 'greenroom#service-worker',
  /** The script of a survey service, where an installation has one. */
  survey: 'greenroom#survey',
  /** Stripe's script, where payments go through Stripe. */
  stripe: 'greenroom#stripe',
  /** The chunks of one app, loaded by its webpack runtime. */
  chunksOf: (app: string) => `greenroom#${app}`,
} as const;
