import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';

/** Nobody can pay it any more. */
export async function expireSession(
  books: Books,
  session: Kinds['checkout.session'],
): Promise<Kinds['checkout.session']> {
  const { client_secret: secret, sandbox } = session;
  return books.change(
    'checkout.session',
    session,
    // Its page still reads by the secret that it is over.
    { status: 'expired', client_secret: null, sandbox: { ...sandbox, secret: secret ?? sandbox.secret ?? null } },
    'checkout.session.expired',
  );
}
