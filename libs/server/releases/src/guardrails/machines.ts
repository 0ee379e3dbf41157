/**
 * Matches crawlers and monitors by their `user-agent`. A browser driven without saying so counts as a person, which the
 * end-to-end tests rely on.
 */
const machines =
  /bot\b|bot[/;)]|crawl|spider|slurp|archiver|preview|facebookexternalhit|embedly|lighthouse|pagespeed|pingdom|uptime|monitor|statuscake|site24x7|datadog|newrelic|checkly|curl|wget|python|java\/|go-http|okhttp|libwww|node-fetch|undici|axios/i;

/** Returns whether a request comes from a declared machine or has no `user-agent`. */
export const isMachine = (userAgent: string | undefined): boolean =>
  userAgent === undefined || machines.test(userAgent);
