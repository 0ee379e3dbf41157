import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';

/** Expires a session, so that it can no longer be paid. */
export async function expireSession(
  store: ObjectStore,
  session: Kinds['checkout.session'],
): Promise<Kinds['checkout.session']> {
  const { client_secret: secret, sandbox } = session;
  return store.change(
    'checkout.session',
    session,
    // The page can still read the status with this secret.
    { status: 'expired', client_secret: null, sandbox: { ...sandbox, secret: secret ?? sandbox.secret ?? null } },
    'checkout.session.expired',
  );
}
