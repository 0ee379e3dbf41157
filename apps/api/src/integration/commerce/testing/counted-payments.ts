import type { Payments } from '@greenroom/ports/payments';

/** Counts readings of customers and of checkouts, and holds readings of customers up while a test wants it. */
export function countedPayments() {
  const counted = {
    /** Readings of customers: under way, the most at once, all. */
    now: 0,
    most: 0,
    all: 0,
    checkouts: 0,
  };
  let gate: Promise<void> = Promise.resolve();
  let arrived: (() => void) | undefined;
  return {
    counted,
    reset: () => void Object.assign(counted, { most: 0, all: 0, checkouts: 0 }),
    /** Readings of customers wait from now on. @returns what lets them go on, and what resolves once one waits */
    hold() {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      gate = promise;
      const waits = new Promise<void>((resolve) => (arrived = resolve));
      return { release, waits };
    },
    around: (payments: Payments): Payments => ({
      ...payments,
      async readCheckout(id) {
        counted.checkouts += 1;
        return payments.readCheckout(id);
      },
      async readCustomer(id) {
        counted.all += 1;
        counted.most = Math.max(counted.most, (counted.now += 1));
        arrived?.();
        await gate;
        return payments.readCustomer(id).finally(() => (counted.now -= 1));
      },
    }),
  };
}
