import type { Payments } from '@greenroom/ports/payments';

/** Counts reads of customers and checkouts, and can hold reads of customers. */
export function countedPayments() {
  const counted = {
    /** Reads of customers: in progress, the most at once, and all. */
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
    /**
     * Holds reads of customers from now on. @returns a function that releases them, and a promise for the first one
     * held
     */
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
