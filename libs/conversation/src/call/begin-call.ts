import type { ApiError } from '@greenroom/api-client';
import type { CallStart, CallStarted } from '@greenroom/contracts';
import { CallRefused } from './call-parts.ts';
import type { CallFailure } from './call-status.ts';

type Started = PromiseLike<{ data?: CallStarted; error?: unknown }>;

/**
 * Starts a call by the API.
 * @param start the mutation of `callsStart`
 * @throws CallRefused with a failure that the page has a text for
 */
export async function beginCall(
  start: (request: { body: CallStart }) => Started,
  body: CallStart,
): Promise<CallStarted> {
  const answer = await start({ body });
  if (answer.data) return answer.data;
  throw new CallRefused(failureOf(answer.error as ApiError));
}

const failures: Partial<Record<ApiError['code'], CallFailure>> = {
  busy: 'busy',
  offline: 'offline',
  plan_required: 'plan-required',
  rate_limited: 'too-many-tries',
  not_found: 'not-found',
};

const failureOf = ({ code }: ApiError): CallFailure => failures[code] ?? 'service-down';
