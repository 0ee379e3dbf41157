import { callBounds } from '@greenroom/contracts';
import type { Clock } from '@greenroom/ports/clock';

/** Sockets that have not said who they are. */
export interface HalfOpen {
  /**
   * @param cut closes the socket: it said nothing in time, or too many others of its address or of all came after it
   * @returns to be called once it has said something, or is gone
   */
  open(address: string, cut: () => void): () => void;
  readonly count: number;
}

/** The oldest go first: who means it says hello within a moment. */
export function halfOpenSockets(
  clock: Clock,
  limits = { ofAddress: 50, ofAll: 1_000 },
  withinMs: number = callBounds.helloWithinMs,
): HalfOpen {
  const open = new Set<{ address: string; end: () => void }>();
  const cutOldest = (isOne: (one: { address: string }) => boolean) => {
    for (const one of open) if (isOne(one)) return one.end();
  };
  return {
    open(address, cut) {
      const done = () => {
        cancel();
        open.delete(one);
      };
      const one = {
        address,
        end() {
          done();
          cut();
        },
      };
      const cancel = clock.after(withinMs, one.end);
      open.add(one);
      const ofAddress = [...open].filter((other) => other.address === address).length;
      if (ofAddress > limits.ofAddress) cutOldest((other) => other.address === address);
      if (open.size > limits.ofAll) cutOldest(() => true);
      return done;
    },
    get count() {
      return open.size;
    },
  };
}
