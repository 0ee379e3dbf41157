import * as client from 'openid-client';

/** Lets a provider on this machine be reached without TLS; the settings take no other without it. */
export const allowHttp: (config: client.Configuration) => void =
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Marked so that nobody uses it elsewhere; discovery knows this very function.
  client.allowInsecureRequests;
