import type Stripe from 'stripe';
import { countOf } from '@greenroom/contracts';
import type { PaymentCatalogue } from '@greenroom/ports/payments';

/** Creates missing products, prices and coupons. Idempotency keys make concurrent calls safe. */
export async function ensureCatalogue(stripe: Stripe, { products, coupons }: PaymentCatalogue): Promise<void> {
  for (const product of products) await ensureProduct(stripe, product);
  for (const coupon of coupons) await ensureCoupon(stripe, coupon);
}

async function ensureProduct(
  stripe: Stripe,
  { id, name, interval, prices }: PaymentCatalogue['products'][number],
): Promise<void> {
  const there = await stripe.products.retrieve(id).catch(missing);
  if (!there)
    await stripe.products.create({ id, name }, { idempotencyKey: `catalogue-product-${id}` }).catch(unlessThere);
  const known = new Set<string | null>();
  for await (const { lookup_key } of stripe.prices.list({ product: id, limit: 100 })) known.add(lookup_key);
  for (const { lookupKey, price, taxIncluded } of prices) {
    if (known.has(lookupKey)) continue;
    await stripe.prices.create(
      {
        product: id,
        currency: price.currency,
        unit_amount: countOf(price.amount),
        recurring: { interval },
        lookup_key: lookupKey,
        // Pages show one price, so no tax is added to it.
        tax_behavior: taxIncluded ? 'inclusive' : 'unspecified',
      },
      { idempotencyKey: `catalogue-price-${lookupKey}-${countOf(price.amount)}` },
    );
  }
}

async function ensureCoupon(
  stripe: Stripe,
  { code, name, percentage, productId, duration }: PaymentCatalogue['coupons'][number],
): Promise<void> {
  const { data } = await stripe.promotionCodes.list({ code, limit: 1 });
  if (data.length > 0) return;
  const id = `coupon-${code}`.toLowerCase();
  const there = await stripe.coupons.retrieve(id).catch(missing);
  if (!there)
    await stripe.coupons
      .create(
        { id, name, percent_off: percentage, duration, ...(productId && { applies_to: { products: [productId] } }) },
        { idempotencyKey: `catalogue-${id}` },
      )
      .catch(unlessThere);
  await stripe.promotionCodes.create(
    { code, promotion: { type: 'coupon', coupon: id } },
    { idempotencyKey: `catalogue-code-${code}` },
  );
}

function missing(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'resource_missing') throw error;
}

/** Ignores that another instance has just created it. */
function unlessThere(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'resource_already_exists') throw error;
}
