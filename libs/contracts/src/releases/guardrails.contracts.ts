import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as guardrails from './guardrails.schema.ts';

/** Contracts of what releases are judged by. */
export const guardrailContracts = {
  guardrailsCollect: {
    endpoint: endpoints.guardrailsCollect,
    right: 'everyone',
    summary:
      'Takes what a page counted of the releases it was served with, each mark once for a document. What comes without the document’s token, and what machines send, is let go of in silence',
    body: guardrails.GuardrailCounts,
    reply: guardrails.GuardrailReceipt,
    errors: ['bad_request', 'rate_limited'],
  },
  staffReleaseGuardrails: {
    endpoint: endpoints.staffReleaseGuardrails,
    right: 'staffReleases',
    summary: 'What pages told of an app’s releases, over time',
    query: guardrails.GuardrailSeriesQuery,
    reply: guardrails.GuardrailSeries,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
} as const satisfies Pick<ContractTable, 'guardrailsCollect' | 'staffReleaseGuardrails'>;
