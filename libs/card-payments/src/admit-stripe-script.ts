import { trustedTypes as policies } from '@greenroom/federation';

/** The release of the installed `@stripe/stripe-js`; its loader looks for this script before it adds one. */
const address = 'https://js.stripe.com/endive/stripe.js';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(wanted: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * Adds Stripe's script with a separate Trusted Types policy, since the page would refuse the plain URL of Stripe's
 * loader.
 */
export function admitStripeScript(): void {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const script = document.createElement('script');
  script.src =
    trustedTypes?.createPolicy(policies.stripe, { createScriptURL: onlyStripe }).createScriptURL(address) ?? address;
  document.head.append(script);
}

function onlyStripe(wanted: string): string {
  if (wanted === address) return wanted;
  throw new TypeError(`${wanted} is not Stripe’s script`);
}
