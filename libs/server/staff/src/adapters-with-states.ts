import type { StaffOverview } from '@greenroom/contracts';
import type { AdapterState } from '@greenroom/readiness';

/**
 * Returns each port with its adapter and the adapter's state.
 * @param adapters names of adapters by port
 * @param states by port; a port that is missing is not watched
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
