import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import type { Kinds } from '../wire/kinds.ts';
import { changedMetadata, expand, flag, ignored, metadata, newId, page, paging, route, text } from '../wire/index.ts';

const path = '/v1/billing_portal';

const facts = {
  active: flag.optional(),
  business_profile: z
    .strictObject({
      headline: text.optional(),
      privacy_policy_url: text.optional(),
      terms_of_service_url: text.optional(),
    })
    .optional(),
  default_return_url: text.optional(),
  features: ignored.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  ...expand,
};

type Configuration = Kinds['billing_portal.configuration'];

/** https://docs.stripe.com/api/customer_portal: the portal is the sandbox's own page of the customer. */
export const portalRoutes = [
  route('POST', `${path}/configurations`, z.strictObject(facts), (store, params) => newConfiguration(store, params)),

  route('GET', `${path}/configurations/:id`, z.strictObject(expand), (store, _, id) =>
    store.get('billing_portal.configuration', id),
  ),

  route('POST', `${path}/configurations/:id`, z.strictObject(facts), async (store, params, id) => {
    const found = await store.get('billing_portal.configuration', id);
    return store.change('billing_portal.configuration', found, {
      ...(params.active !== undefined && { active: params.active }),
      ...(params.default_return_url !== undefined && { default_return_url: params.default_return_url }),
      ...(params.features !== undefined && { features: featuresOf(params.features) }),
      ...(params.name !== undefined && { name: params.name }),
      metadata: changedMetadata(found.metadata ?? {}, params.metadata),
      updated: store.wallClock,
    });
  }),

  route(
    'GET',
    `${path}/configurations`,
    z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() }),
    (store, params) => {
      const { active, is_default } = params;
      return page(store, 'billing_portal.configuration', `${path}/configurations`, params, {
        has: { active, is_default },
      });
    },
  ),

  route(
    'POST',
    `${path}/sessions`,
    z.strictObject({
      customer: text,
      configuration: text.optional(),
      return_url: text.optional(),
      locale: ignored.optional(),
      flow_data: ignored.optional(),
      ...expand,
    }),
    async (store, params) => {
      await store.get('customer', params.customer, 'customer');
      const asked = params.configuration;
      const configuration = asked
        ? await store.get('billing_portal.configuration', asked, 'configuration')
        : await usualConfiguration(store);
      return store.create('billing_portal.session', {
        id: newId('bps'),
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: await store.momentOf(params.customer),
        customer: params.customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? configuration.default_return_url,
        url: `${store.site}/sandbox/payments/customers/${params.customer}`,
      });
    },
  ),
];

async function usualConfiguration(store: ObjectStore): Promise<Configuration> {
  const [usual] = await store.list('billing_portal.configuration', { has: { is_default: true }, limit: 1 });
  return usual ?? newConfiguration(store, {}, true);
}

const enabled = { enabled: false };

/** Returns the portal's features; those not named are disabled. */
function featuresOf(asked: unknown): Configuration['features'] {
  const none = {
    customer_update: { ...enabled, allowed_updates: [] },
    invoice_history: enabled,
    payment_method_update: enabled,
    subscription_cancel: enabled,
    subscription_update: { ...enabled, default_allowed_updates: [], proration_behavior: 'none' },
  };
  return { ...none, ...(asked as object | undefined) } as unknown as Configuration['features'];
}

async function newConfiguration(
  store: ObjectStore,
  params: z.output<z.ZodObject<typeof facts>>,
  usual = false,
): Promise<Configuration> {
  const { business_profile: profile } = params;
  return store.create('billing_portal.configuration', {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: profile?.headline ?? null,
      privacy_policy_url: profile?.privacy_policy_url ?? null,
      terms_of_service_url: profile?.terms_of_service_url ?? null,
    },
    created: store.wallClock,
    default_return_url: params.default_return_url ?? null,
    features: featuresOf(params.features),
    is_default: usual,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: changedMetadata({}, params.metadata),
    name: params.name ?? null,
    updated: store.wallClock,
  });
}
