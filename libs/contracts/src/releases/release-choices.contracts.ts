import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import { ReleaseChoices } from './release-choices.schema.ts';

/** Contracts of choosing releases on a page. */
export const releaseChoiceContracts = {
  releaseChoices: {
    endpoint: endpoints.releaseChoices,
    // Available when addresses may choose releases: outside production, or where it is enabled.
    right: 'everyone',
    summary:
      'List the releases that the visitor may choose, and the visitor’s bucket in each ramp; only where choosing by address is allowed',
    reply: ReleaseChoices,
    errors: ['not_found', 'unavailable'],
  },
} as const satisfies Pick<ContractTable, 'releaseChoices'>;
