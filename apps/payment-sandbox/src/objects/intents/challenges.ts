import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId, randomLetters } from '../../wire/new-id.ts';

export interface NewChallenge {
  /** The id of the checkout session or intent that waits for it. */
  for: string;
  method: Kinds['payment_method'];
  returnUrl: string | null;
  amount: number;
  currency: string | null;
}

/** Creates a 3-D Secure page. Earlier unanswered ones for the same object become void. */
export async function openChallenge(
  store: ObjectStore,
  { for: waiting, method, returnUrl, amount, currency }: NewChallenge,
) {
  for (const old of await store.list('challenge', { has: { for: waiting, outcome: null } }))
    await store.put('challenge', { ...old, outcome: 'fail' });
  const token = randomLetters(32);
  await store.put('challenge', {
    id: newId('chal'),
    object: 'challenge',
    token,
    for: waiting,
    paymentMethod: method.id,
    returnUrl,
    amount,
    currency,
    last4: method.card?.last4 ?? '',
    created: store.wallClock,
    outcome: null,
  });
  return { token, url: `/sandbox/payments/challenge?token=${token}` };
}

/** Returns the path of the page that an intent waits for; our own pages frame it at their own address. */
export function challengePathOf(intent: Waiting): string | undefined {
  const url = intent.next_action?.redirect_to_url?.url;
  if (!url) return undefined;
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}

type Waiting = Pick<Kinds['payment_intent'] | Kinds['setup_intent'], 'next_action'>;
