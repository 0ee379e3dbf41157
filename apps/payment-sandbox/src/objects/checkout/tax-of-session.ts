import { type TaxRate, taxOnTop, taxRateOf, taxWithin } from '../../billing/value-added-tax.ts';
import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';

type Session = Kinds['checkout.session'];

/** What tax does to an amount of a session, in minor units. */
export interface SessionTax {
  /** Comes on top of it. */
  added(amount: number): number;
  /** Is part of it. */
  within(amount: number): number;
}

/** Nothing where no tax is reckoned, where nobody says where the customer is, or where none is owed there. */
export async function taxOfSession(books: Books, session: Session, price: Kinds['price']): Promise<SessionTax> {
  const rate = await rateOf(books, session);
  const by = (behavior: string, reckon: (amount: number, rate: TaxRate) => number) => (amount: number) =>
    rate && price.tax_behavior === behavior ? reckon(amount, rate) : 0;
  return { added: by('exclusive', taxOnTop), within: by('inclusive', taxWithin) };
}

async function rateOf(books: Books, session: Session): Promise<TaxRate | undefined> {
  if (!session.automatic_tax.enabled || session.customer === null) return undefined;
  const { tax_exempt: exempt } = await books.get('customer', session.customer);
  return (exempt ?? 'none') === 'none' ? taxRateOf(await placeOfSession(books, session)) : undefined;
}

/** Where the customer of a session is: as the card form says, where that is to be kept, else as is known of them. */
export async function placeOfSession(books: Books, { customer: id, sandbox }: Session): Promise<string | undefined> {
  if (sandbox.keepsAddress && sandbox.country !== undefined) return sandbox.country;
  const customer = id === null ? undefined : await books.get('customer', id);
  return customer?.address?.country ?? undefined;
}
