import type { StaffOverview } from '@greenroom/contracts';
import type { AdapterState } from '@greenroom/readiness';

/**
 * Each port with its adapter, and how the adapter fares.
 * @param adapters names of adapters by port
 * @param states by port; a port that is not in it is not watched
 */
export function adaptersWithStates(
  adapters: Readonly<Record<string, string>>,
  states: Readonly<Record<string, AdapterState>>,
): StaffOverview['adapters'] {
  return Object.entries(adapters).map(([port, adapter]) => {
    const state = states[port];
    if (!state) return { port, adapter, state: null };
    const { status, failingSince = null, lastFailure = null, lastFailureAt = null } = state;
    return { port, adapter, state: { status, failingSince, lastFailure, lastFailureAt } };
  });
}
