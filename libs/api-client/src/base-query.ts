import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { errorStatus, fillPath, renameKeys, toCamel, toSnake } from '@greenroom/contracts';
import type { Endpoint, ErrorBody, ErrorCode, SentenceBody } from '@greenroom/contracts';
import { tellNotAuthenticated } from './not-authenticated.ts';
import { storedHeaders } from './stored-headers.ts';

/** A call of an endpoint; `params` fill the path. All in camelCase. */
export interface ApiCall {
  endpoint: Endpoint;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Why a call did not succeed: what the server said, or `offline` where it said nothing. */
export interface ApiError {
  code: ErrorCode | 'offline';
  status: number | undefined;
  message: string;
  fields?: { path: string; message: string }[];
  /** After a refusal for too many tries: when to try again. */
  retryAfterSeconds?: number;
}

/** Base of the product API (specification, section 7). */
const productApi = '/api/v1/';

/** Sends calls as the contracts say: cookies along, the wire's names out, camelCase in. */
export function contractBaseQuery(): BaseQueryFn<ApiCall, unknown, ApiError> {
  return async (call, { signal }) => {
    try {
      const response = await fetchEndpoint(call, signal);
      const { casing, verbatim } = call.endpoint;
      const json: unknown = await response.json();
      const answer = casing === 'camel' ? json : renameKeys(json, toCamel, verbatim);
      if (response.ok) return { data: answer };
      return { error: { ...asError(response.status, answer), ...waitOf(response) } };
    } catch {
      // Nobody reads the answer to a call that was given up; throwing it would only be logged as a fault.
      return { error: { code: 'offline', status: undefined, message: 'No answer from the server' } };
    }
  };
}

/** The request itself, for answers that are not one JSON value. */
export async function fetchEndpoint(
  call: ApiCall,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await sendCall(call, signal, headers);
  // A log-in that fails says that a password was wrong, not that one has been logged out.
  if (response.status === errorStatus.not_authenticated && call.endpoint.failure !== 'sentence') tellNotAuthenticated();
  return response;
}

function sendCall(call: ApiCall, signal: AbortSignal, headers: Record<string, string>): Promise<Response> {
  const { method, path, casing } = call.endpoint;
  const asWire = (value: unknown) => (casing === 'camel' ? value : renameKeys(value, toSnake));
  const query = asWire(call.query ?? {}) as Record<string, unknown>;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  const url = new URL(fillPath(path, call.params ?? {}) + (search ? `?${search}` : ''), window.location.origin);
  return fetch(url, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'x-greenroom': '1' }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(path.startsWith(productApi) && storedHeaders()),
      ...headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(asWire(call.body)) }),
  });
}

function asError(status: number, answer: unknown): ApiError {
  const { error, code } = answer as { error?: ErrorBody['error'] | SentenceBody['error']; code?: ErrorCode };
  if (typeof error === 'string') return { code: code ?? codeOf(status), status, message: error };
  if (!error) return { code: 'internal', status, message: `The server answered ${status}` };
  return { code: error.code, status, message: error.message, ...(error.fields ? { fields: error.fields } : {}) };
}

function waitOf(response: Response): Pick<ApiError, 'retryAfterSeconds'> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}

function codeOf(status: number): ErrorCode {
  const known = Object.entries(errorStatus) as [ErrorCode, number][];
  return known.find(([, ofCode]) => ofCode === status)?.[0] ?? 'internal';
}
