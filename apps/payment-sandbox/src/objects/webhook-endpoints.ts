import { z } from 'zod';
import { apiVersion, checkVersion } from '../wire/api-version.ts';
import type { Kinds } from '../wire/kinds.ts';
import {
  changedMetadata,
  expand,
  flag,
  invalidRequest,
  metadata,
  newId,
  page,
  paging,
  route,
  text,
} from '../wire/index.ts';
import { randomLetters } from '../wire/new-id.ts';

const path = '/v1/webhook_endpoints';

/** https://docs.stripe.com/webhooks#register-webhook */
const most = 16;

const facts = { metadata: metadata.optional(), description: text.optional(), ...expand };

/** https://docs.stripe.com/api/webhook_endpoints. The secret is returned once, on creation. */
export const webhookEndpointRoutes = [
  route(
    'POST',
    path,
    z.strictObject({ ...facts, url: text, enabled_events: z.array(text).min(1), api_version: text.optional() }),
    async (store, params) => {
      checkAddress(params.url);
      checkVersion(params.api_version, 'api_version');
      if ((await store.list('webhook_endpoint')).length >= most)
        throw invalidRequest(`You have reached the maximum of ${most} test webhook endpoints.`, {});
      const secret = `whsec_${randomLetters(32)}`;
      const endpoint: Kinds['webhook_endpoint'] = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: apiVersion,
        application: null,
        created: store.wallClock,
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: changedMetadata({}, params.metadata),
        status: 'enabled',
        url: params.url,
        sandbox: { secret },
      };
      await store.put('webhook_endpoint', endpoint);
      return { ...endpoint, secret };
    },
  ),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('webhook_endpoint', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({
      ...facts,
      url: text.optional(),
      enabled_events: z.array(text).min(1).optional(),
      disabled: flag.optional(),
    }),
    async (store, { metadata: change, disabled, url, enabled_events: events, description }, id) => {
      const endpoint = await store.get('webhook_endpoint', id);
      if (url !== undefined) checkAddress(url);
      return store.put('webhook_endpoint', {
        ...endpoint,
        url: url ?? endpoint.url,
        enabled_events: events ?? endpoint.enabled_events,
        description: description ?? endpoint.description,
        metadata: changedMetadata(endpoint.metadata, change),
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      });
    },
  ),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    await store.get('webhook_endpoint', id);
    await store.remove('webhook_endpoint', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),

  route('GET', path, z.strictObject(paging), (store, params) => page(store, 'webhook_endpoint', path, params)),
];

/**
 * Accepts addresses of the local machine, which Stripe refuses, because a sandbox is used there.
 * @throws StripeFailure for a URL that is not HTTP or HTTPS
 */
function checkAddress(url: string): void {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw invalidRequest('Invalid URL: URL must be publicly accessible over HTTP or HTTPS.', {
      param: 'url',
      code: 'url_invalid',
    });
}
