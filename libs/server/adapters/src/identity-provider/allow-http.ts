import * as client from 'openid-client';

/** Allows a provider on this machine without TLS; the settings allow no other provider without it. */
export const allowHttp: (config: client.Configuration) => void =
  // oxlint-disable-next-line typescript/no-deprecated -- Marked so that nobody uses it elsewhere; discovery knows this very function.
  client.allowInsecureRequests;
