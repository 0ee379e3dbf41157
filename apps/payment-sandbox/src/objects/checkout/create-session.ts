import type { ObjectStore } from '../../store/object-store.ts';
import { countries } from '../../wire/countries.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { usableCoupon } from '../discounts.ts';
import { intervalOf } from '../price-in.ts';
import { newSession } from './new-session.ts';
import { quoteSession } from './quote-session.ts';
import type { SessionCreation } from './session-params.ts';

const hour = 3_600;

/** https://docs.stripe.com/api/checkout/sessions/create */
export async function createSession(store: ObjectStore, params: SessionCreation): Promise<Kinds['checkout.session']> {
  const customer = await store.get('customer', params.customer, 'customer');
  if (customer.deleted)
    throw invalidRequest(`No such customer: '${customer.id}'`, { param: 'customer', code: 'resource_missing' });
  const at = await store.momentOf(customer.id);
  const [{ price: priceId, quantity }] = params.line_items as [{ price: string; quantity: number }];
  const price = await store.get('price', priceId, 'line_items[0][price]');
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: 'line_items[0][price]',
    });
  intervalOf(price);
  if (params.discounts && params.allow_promotion_codes !== undefined)
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.', {});
  const isPlaced = countries.has(customer.address?.country?.toUpperCase() ?? '');
  if (params.automatic_tax?.enabled && !isPlaced && params.customer_update?.address !== 'auto')
    throw invalidRequest(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  const currency = params.currency?.toLowerCase() ?? price.currency;
  const [asked] = params.discounts ?? [];
  const discount = asked && (await usableCoupon(store, asked, currency, at));
  const expires = params.expires_at ?? at + 24 * hour;
  if (expires < at + hour / 2 || expires > at + 24 * hour)
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  const session = newSession({ params, customer, currency, discount, created: at, expires });
  return store.put('checkout.session', await quoteSession(store, session, price, quantity));
}
