/** `npm run stripe:parameters`: writes the payment sandbox's table of Stripe's parameters, from the pinned library. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { readParameters } from './read-parameters.ts';

/**
 * Operations that the sandbox implements, and similar ones; of all others it only needs to know that Stripe has them.
 */
const kept =
  /^[A-Z]+ \/v1\/(balance(_transactions)?|billing_portal|charges|checkout|coupons|credit_notes|customers|disputes|events|invoice_payments|invoiceitems|invoices|payment_intents|payment_methods|prices|products|promotion_codes|refunds|setup_intents|subscription_items|subscription_schedules|subscriptions|tax_ids|tax_rates|test_helpers\/test_clocks|webhook_endpoints)(\/|$)/;

const { operations, ...facts } = readParameters(join(workspaceRoot, 'node_modules/stripe'), (name) => kept.test(name));
const lines = Object.entries(operations).map(
  ([name, parameters]) => `${JSON.stringify(name)}:${JSON.stringify(parameters)}`,
);
const head = JSON.stringify(facts).slice(0, -1);
writeFileSync(
  join(workspaceRoot, 'apps/payment-sandbox/src/wire/stripe-parameters.json'),
  `${head},"operations":{\n${lines.join(',\n')}\n}}\n`,
);
