import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as guardrails from './guardrails.schema.ts';

/** Contracts of the guardrails that releases are judged by. */
export const guardrailContracts = {
  guardrailsCollect: {
    endpoint: endpoints.guardrailsCollect,
    right: 'everyone',
    summary:
      'Record a page’s guardrail counts for its releases, each mark once per document; counts without the document’s token or from bots are silently dropped',
    body: guardrails.GuardrailCounts,
    reply: guardrails.GuardrailReceipt,
    errors: ['bad_request', 'rate_limited'],
  },
  staffReleaseGuardrails: {
    endpoint: endpoints.staffReleaseGuardrails,
    right: 'staffReleases',
    summary: 'Get the guardrail measures of an app’s releases over time',
    query: guardrails.GuardrailSeriesQuery,
    reply: guardrails.GuardrailSeries,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
} as const satisfies Pick<ContractTable, 'guardrailsCollect' | 'staffReleaseGuardrails'>;
