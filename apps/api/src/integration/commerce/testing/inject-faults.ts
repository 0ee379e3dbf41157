import type { Faults } from '@greenroom/payment-sandbox-server/testing';
import { randomBy } from '@greenroom/test-tools/random-by';
import type { CommerceFixture } from './commerce-fixture.ts';
import { checkInvariants } from './check-invariants.ts';
import { subscriberActions } from './subscriber-actions.ts';
import { runWithoutFaults, notHeld } from './survive.ts';

const callFaults = ['lost-answer', 'error-after', 'error-before', 'unreachable'] as const;

/** Injects faults on the way to and from the provider, by a seed: in one call of eight, and in one webhook of two. */
export function injectFaults() {
  let random: (() => number) | undefined;
  const faults: Faults = {
    call() {
      if (!random || random() > 0.125) return undefined;
      const which = Math.floor(random() * (callFaults.length + 1));
      return callFaults[which] ?? { tooMany: { retryAfterSeconds: 0 } };
    },
    webhook({ attempts }) {
      if (!random || attempts > 3) return undefined;
      const fate = random();
      if (fate < 0.15) return 'twice';
      if (fate < 0.3) return 'never';
      return fate < 0.5 ? { laterBySeconds: Math.ceil(random() * 7_200) } : undefined;
    },
  };
  return {
    faults,
    begin: (seed: number) => void (random = randomBy(seed ^ 0x5bd1e995)),
    end: () => void (random = undefined),
  };
}

/**
 * Simulates a few months of a subscriber, by a seed, while calls and webhooks fail; then a day without faults.
 * @returns what the subscriber did, and the defects
 */
export async function live(
  fixture: CommerceFixture,
  { begin, end }: Pick<ReturnType<typeof injectFaults>, 'begin' | 'end'>,
  { seed, steps }: { seed: number; steps: number },
): Promise<{ did: string[]; wrong: string[] }> {
  const random = randomBy(seed);
  await fixture.forgetCards();
  const me = await fixture.somebody();
  const names = Object.keys(subscriberActions);
  const did = ['buy', ...Array.from({ length: steps }, () => names[Math.floor(random() * names.length)]!)];
  begin(seed);
  // A refused action is skipped.
  for (const name of did) await subscriberActions[name]!(me, fixture, random).catch(() => {});
  end();
  await runWithoutFaults(fixture);
  const customer = await me.customerId().catch(() => undefined);
  const wrong = customer
    ? [...(await checkInvariants(fixture, customer)), ...(await notHeld(fixture, me, customer))]
    : [];
  await fixture.leave();
  return { did, wrong };
}
