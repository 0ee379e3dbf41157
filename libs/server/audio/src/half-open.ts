import { callBounds } from '@greenroom/contracts';
import type { Clock } from '@greenroom/ports/clock';

/** Sockets whose callers have not identified themselves yet. */
export interface HalfOpen {
  /**
   * Registers a socket.
   * @param cut closes the socket: it sent no hello in time, or too many newer ones exceed a limit
   * @returns a function to call once the socket has sent its hello or is closed
   */
  open(address: string, cut: () => void): () => void;
  readonly count: number;
}

/**
 * Creates the register of half-open sockets. Beyond a limit it closes the oldest first, because real callers say hello
 * within a moment.
 */
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
