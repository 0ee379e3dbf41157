import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import { ReleaseChoices } from './release-choices.schema.ts';

/** Contracts of choosing releases for oneself. */
export const releaseChoiceContracts = {
  releaseChoices: {
    endpoint: endpoints.releaseChoices,
    // Open where addresses may ask for releases: outside production, or where it is switched on.
    right: 'everyone',
    summary: 'Which releases one may ask to see, and where one lies by lot; only where addresses may ask for releases',
    reply: ReleaseChoices,
    errors: ['not_found', 'unavailable'],
  },
} as const satisfies Pick<ContractTable, 'releaseChoices'>;
