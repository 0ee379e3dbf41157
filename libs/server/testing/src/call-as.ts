import type { FastifyInstance } from 'fastify';
import { endpoints, type EndpointName, fillPath } from '@greenroom/contracts';
import { contracts, fromWire } from '@greenroom/contracts/schemas';
import { ownPage } from './own-page.ts';

export interface Called {
  status: number;
  body: string;
  contentType: string | undefined;
  /** The reply, parsed by its contract. */
  reply: unknown;
  error: { code: string; message: string; fields?: { path: string; message: string }[] };
}

/** Returns a function that calls endpoints by name as this account, in an app that identifies people by a header. */
export function callAs(app: FastifyInstance, accountUuid: string) {
  return async (
    name: EndpointName,
    params: Record<string, string> = {},
    { query = '', body, language }: { query?: string; body?: object; language?: 'en' | 'de' } = {},
  ): Promise<Called> => {
    const { method, path } = endpoints[name];
    const answer = await app.inject({
      method,
      url: `${fillPath(path, params)}${query && `?${query}`}`,
      headers: {
        ...ownPage,
        'x-account': accountUuid,
        ...(language && { 'accept-language': language }),
        ...(body instanceof Uint8Array && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { payload: body instanceof Uint8Array ? Buffer.from(body) : body }),
    });
    const contentType = answer.headers['content-type']?.toString();
    const isJson = contentType?.startsWith('application/json') ?? false;
    const json = isJson ? answer.json<{ error?: Called['error'] }>() : {};
    const reply = answer.statusCode === 200 && isJson ? fromWire(contracts[name].reply, json).data : undefined;
    return { status: answer.statusCode, body: answer.body, contentType, reply, error: json.error as Called['error'] };
  };
}
