import { type TaxRate, taxOnTop, taxRateOf, taxWithin } from '../../billing/value-added-tax.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';

type Session = Kinds['checkout.session'];

/** The tax on an amount of a session, in minor units. */
export interface SessionTax {
  /** Tax added to the amount. */
  added(amount: number): number;
  /** Tax contained in the amount. */
  within(amount: number): number;
}

/** Returns a session's tax; it is zero if tax is not calculated, the country is unknown, or no tax is owed there. */
export async function taxOfSession(store: ObjectStore, session: Session, price: Kinds['price']): Promise<SessionTax> {
  const rate = await rateOf(store, session);
  const by = (behavior: string, reckon: (amount: number, rate: TaxRate) => number) => (amount: number) =>
    rate && price.tax_behavior === behavior ? reckon(amount, rate) : 0;
  return { added: by('exclusive', taxOnTop), within: by('inclusive', taxWithin) };
}

async function rateOf(store: ObjectStore, session: Session): Promise<TaxRate | undefined> {
  if (!session.automatic_tax.enabled || session.customer === null) return undefined;
  const { tax_exempt: exempt } = await store.get('customer', session.customer);
  return (exempt ?? 'none') === 'none' ? taxRateOf(await placeOfSession(store, session)) : undefined;
}

/** Returns the customer's country: from the card form if the session stores it, else from the customer. */
export async function placeOfSession(
  store: ObjectStore,
  { customer: id, sandbox }: Session,
): Promise<string | undefined> {
  if (sandbox.keepsAddress && sandbox.country !== undefined) return sandbox.country;
  const customer = id === null ? undefined : await store.get('customer', id);
  return customer?.address?.country ?? undefined;
}
