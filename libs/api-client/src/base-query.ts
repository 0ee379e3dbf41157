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
import { notifyNotAuthenticated } from './not-authenticated.ts';
import { storedHeaders } from './stored-headers.ts';

declare global {
  interface Window {
    /**
     * Called with each API request as it begins. The handler loads after the page, so that a first visit does not wait
     * for it.
     */
    hearRequest?: (call: ApiCall, answer: Promise<Response>, signal: AbortSignal) => void;
  }
}

/** A call of an endpoint; `params` fill the path. All names are in camelCase. */
export interface ApiCall {
  endpoint: Endpoint;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Why a call failed: the server's error, or `offline` when the server did not answer. */
export interface ApiError {
  code: ErrorCode | 'offline';
  status: number | undefined;
  message: string;
  fields?: { path: string; message: string }[];
  /** When to try again after a rate limit refused the call. */
  retryAfterSeconds?: number;
  /** Set when the answer is not the API's own, such as a gateway's page: its status, status text and body, as text. */
  answer?: string;
}

/** Base of the product API (specification, section 7). */
const productApi = '/api/v1/';

/** Sends calls as the contracts describe: with cookies and the wire's names; replies come back in camelCase. */
export function contractBaseQuery(): BaseQueryFn<ApiCall, unknown, ApiError> {
  return async (call, { signal }) => {
    const received = await receive(call, signal);
    // The caller of an aborted call ignores its result; throwing here would only be logged as an error.
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

/** Fetches an answer with its whole body; returns undefined when the fetch fails. */
async function receive(call: ApiCall, signal: AbortSignal): Promise<{ response: Response; text: string } | undefined> {
  try {
    const response = await fetchEndpoint(call, signal);
    return { response, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Returns undefined when the text is not JSON; `undefined` is not a JSON value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends the request and returns the raw response, for answers that are not one JSON value. */
export async function fetchEndpoint(
  call: ApiCall,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = sendCall(call, signal, headers);
  window.hearRequest?.(call, answer, signal);
  const response = await answer;
  // A log-in that fails means that the password was wrong, not that the session has ended.
  if (response.status === errorStatus.not_authenticated && call.endpoint.failure !== 'sentence')
    notifyNotAuthenticated();
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

/** Returns undefined when the answer is not in the API's error format. */
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

/** Builds a generic error with status, status text and body (specification, section 8). */
function foreignAnswer(response: Response, text: string): ApiError {
  const { ok, status } = response;
  const answer = describeAnswer(response, text);
  return { code: ok ? 'internal' : codeOf(status), status, message: `The server answered ${answer}`, answer };
}
