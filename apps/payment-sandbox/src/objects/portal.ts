import { z } from 'zod';
import type { Books } from '../books/books.ts';
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
  route('POST', `${path}/configurations`, z.strictObject(facts), (books, params) => newConfiguration(books, params)),

  route('GET', `${path}/configurations/:id`, z.strictObject(expand), (books, _, id) =>
    books.get('billing_portal.configuration', id),
  ),

  route('POST', `${path}/configurations/:id`, z.strictObject(facts), async (books, params, id) => {
    const found = await books.get('billing_portal.configuration', id);
    return books.change('billing_portal.configuration', found, {
      ...(params.active !== undefined && { active: params.active }),
      ...(params.default_return_url !== undefined && { default_return_url: params.default_return_url }),
      ...(params.features !== undefined && { features: featuresOf(params.features) }),
      ...(params.name !== undefined && { name: params.name }),
      metadata: changedMetadata(found.metadata ?? {}, params.metadata),
      updated: books.wall,
    });
  }),

  route(
    'GET',
    `${path}/configurations`,
    z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() }),
    (books, params) => {
      const { active, is_default } = params;
      return page(books, 'billing_portal.configuration', `${path}/configurations`, params, {
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
    async (books, params) => {
      await books.get('customer', params.customer, 'customer');
      const asked = params.configuration;
      const configuration = asked
        ? await books.get('billing_portal.configuration', asked, 'configuration')
        : await usualConfiguration(books);
      return books.create('billing_portal.session', {
        id: newId('bps'),
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: await books.momentOf(params.customer),
        customer: params.customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? configuration.default_return_url,
        url: `${books.site}/sandbox/payments/customers/${params.customer}`,
      });
    },
  ),
];

async function usualConfiguration(books: Books): Promise<Configuration> {
  const [usual] = await books.list('billing_portal.configuration', { has: { is_default: true }, limit: 1 });
  return usual ?? newConfiguration(books, {}, true);
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
  books: Books,
  params: z.output<z.ZodObject<typeof facts>>,
  usual = false,
): Promise<Configuration> {
  const { business_profile: profile } = params;
  return books.create('billing_portal.configuration', {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: profile?.headline ?? null,
      privacy_policy_url: profile?.privacy_policy_url ?? null,
      terms_of_service_url: profile?.terms_of_service_url ?? null,
    },
    created: books.wall,
    default_return_url: params.default_return_url ?? null,
    features: featuresOf(params.features),
    is_default: usual,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: changedMetadata({}, params.metadata),
    name: params.name ?? null,
    updated: books.wall,
  });
}
