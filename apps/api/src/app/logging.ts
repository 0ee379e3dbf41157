import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from './settings/env.ts';

/**
 * How the server logs: JSON lines with method, route, status and time. Never bodies, queries, cookies or addresses,
 * and of errors only what cannot carry what a person wrote.
 */
export function loggerOptions(level: Settings['logLevel']): FastifyServerOptions['logger'] {
  return { level, base: null, serializers: { err: describeError, req: () => ({}), res: () => ({}) } };
}

/** One line for each answer. A route is named by its pattern, since addresses can hold what people wrote. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** A database driver puts a query's parameters into its messages; its code and its place say enough. */
export function describeError(
  error: Error,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const fromDatabase = 'query' in error || 'severity' in error || 'params' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: fromDatabase ? 'a query failed' : error.message,
    stack: frames.join('\n'),
    ...(code !== undefined && { code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
