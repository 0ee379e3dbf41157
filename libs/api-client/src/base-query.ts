import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import {
  errorStatus,
  fillPath,
  renameKeys,
  toCamel,
  toSnake,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  type SentenceBody,
} from '@greenroom/contracts';
import { describeAnswer } from './describe-answer.ts';
import { tellNotAuthenticated } from './not-authenticated.ts';
import { storedHeaders } from './stored-headers.ts';

declare global {
  interface Window {
    /** Hears of each request of the API as it begins. What is made of it comes late; no first visit carries it. */
    hearRequest?: (call: ApiCall, answer: Promise<Response>, signal: AbortSignal) => void;
  }
}

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
  /** Where the answer is not one of the API's, such as a gateway's page: its status, status text and body, as text. */
  answer?: string;
}

/** Base of the product API (specification, section 7). */
const productApi = '/api/v1/';

/** Sends calls as the contracts say: cookies along, the wire's names out, camelCase in. */
export function contractBaseQuery(): BaseQueryFn<ApiCall, unknown, ApiError> {
  return async (call, { signal }) => {
    const received = await receive(call, signal);
    // The caller of an aborted call reads no answer; throwing here would only be logged as a fault.
    if (!received) return { error: { code: 'offline', status: undefined, message: 'No answer from the server' } };
    const { response, text } = received;
    const json = parseJson(text);
    if (json === undefined) return { error: { ...foreignAnswer(response, text), ...waitOf(response) } };
    const { casing, verbatim } = call.endpoint;
    const answer = casing === 'camel' ? json : renameKeys(json, toCamel, verbatim);
    if (response.ok) return { data: answer };
    return { error: { ...(asError(response.status, answer) ?? foreignAnswer(response, text)), ...waitOf(response) } };
  };
}

/** An answer with its whole body; nothing where fetching it failed. */
async function receive(call: ApiCall, signal: AbortSignal): Promise<{ response: Response; text: string } | undefined> {
  try {
    const response = await fetchEndpoint(call, signal);
    return { response, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Nothing where the text is no JSON: `undefined` is no JSON value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request itself, for answers that are not one JSON value. */
export async function fetchEndpoint(
  call: ApiCall,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = sendCall(call, signal, headers);
  window.hearRequest?.(call, answer, signal);
  const response = await answer;
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

/** Nothing where the answer is not in the form of the API's errors. */
function asError(status: number, answer: unknown): ApiError | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { error, code } = answer as { error?: ErrorBody['error'] | SentenceBody['error']; code?: ErrorCode };
  if (typeof error === 'string') return { code: code ?? codeOf(status), status, message: error };
  if (typeof error !== 'object' || error === null || !(error.code in errorStatus)) return undefined;
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

/** A generic error with status, status text and body (specification, section 8). */
function foreignAnswer(response: Response, text: string): ApiError {
  const { ok, status } = response;
  const answer = describeAnswer(response, text);
  return { code: ok ? 'internal' : codeOf(status), status, message: `The server answered ${answer}`, answer };
}
