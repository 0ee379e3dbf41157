import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { endpoints, fillPath, renameKeys, toCamel, toSnake, type EndpointName, type ErrorBody } from '@greenroom/contracts';
import type { ErrorCode } from '@greenroom/contracts';

/** A call by its endpoint's name; `params` fill the path. All in camelCase. */
export interface ApiCall {
  endpoint: EndpointName;
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
}

/** Sends calls as the contracts say: cookies along, snake_case out, camelCase in. */
export function contractBaseQuery(): BaseQueryFn<ApiCall, unknown, ApiError> {
  return async (call, { signal }) => {
    try {
      const response = await fetchEndpoint(call, signal);
      const answer: unknown = renameKeys(await response.json(), toCamel, endpointOf(call).verbatim);
      if (response.ok) return { data: answer };
      return { error: asError(response.status, answer) };
    } catch (cause) {
      if (signal.aborted) throw cause;
      return { error: { code: 'offline', status: undefined, message: 'No answer from the server' } };
    }
  };
}

/** The request itself, for answers that are not one JSON value. */
export function fetchEndpoint(call: ApiCall, signal: AbortSignal, headers: Record<string, string> = {}): Promise<Response> {
  const { method, path } = endpointOf(call);
  const query = renameKeys(call.query ?? {}, toSnake) as Record<string, unknown>;
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
      ...headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(renameKeys(call.body, toSnake)) }),
  });
}

const endpointOf = (call: ApiCall): { method: string; path: string; verbatim?: readonly string[] } => endpoints[call.endpoint];

function asError(status: number, answer: unknown): ApiError {
  const { error } = answer as Partial<ErrorBody>;
  if (!error) return { code: 'internal', status, message: `The server answered ${status}` };
  return { code: error.code, status, message: error.message, ...(error.fields ? { fields: error.fields } : {}) };
}
