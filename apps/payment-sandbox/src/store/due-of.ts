import { dueOfInvoice, dueOfSubscription } from '../billing/due.ts';
import type { Kind, Kinds } from '../wire/kinds.ts';

/** Returns when an object next changes by itself. */
export function dueOf<K extends Kind>(kind: K, object: Kinds[K]): number | null {
  switch (kind) {
    case 'subscription':
      return dueOfSubscription(object as Kinds['subscription']);
    case 'invoice':
      return dueOfInvoice(object as Kinds['invoice']);
    case 'checkout.session': {
      const session = object as Kinds['checkout.session'];
      return session.status === 'open' ? session.expires_at : null;
    }
    default:
      return null;
  }
}
