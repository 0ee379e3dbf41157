import { keepTidy } from './books/keep-tidy.ts';
import { deliverWebhooks, type Deliver } from './webhooks/deliver-webhooks.ts';

/** Does what is due, and what comes due by that. */
export async function runDue(deliver: Deliver): Promise<void> {
  await deliverWebhooks(deliver);
  await keepTidy(deliver.ground);
}
