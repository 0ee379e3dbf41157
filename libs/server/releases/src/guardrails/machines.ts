/**
 * How machines that read pages name themselves in `user-agent`. Whoever drives a browser without saying so counts as a
 * person: browsers under test do, and are to.
 */
const machines =
  /bot\b|bot[/;)]|crawl|spider|slurp|archiver|preview|facebookexternalhit|embedly|lighthouse|pagespeed|pingdom|uptime|monitor|statuscake|site24x7|datadog|newrelic|checkly|curl|wget|python|java\/|go-http|okhttp|libwww|node-fetch|undici|axios/i;

/** Whether a request comes from a machine that says it is one, or from nobody who says what it is. */
export const isMachine = (userAgent: string | undefined): boolean =>
  userAgent === undefined || machines.test(userAgent);
