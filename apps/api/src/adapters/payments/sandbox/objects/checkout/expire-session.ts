import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';

/** Nobody can pay it any more. */
export async function expireSession(
  books: Books,
  session: Kinds['checkout.session'],
): Promise<Kinds['checkout.session']> {
  return books.change(
    'checkout.session',
    session,
    { status: 'expired', client_secret: null },
    'checkout.session.expired',
  );
}
