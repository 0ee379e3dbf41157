import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from './settings/env.ts';

/**
 * Configures the log: JSON lines with method, route, status and time. It never logs bodies, queries, cookies or
 * addresses, and logs only those parts of errors that cannot contain what a person wrote.
 */
export function loggerOptions(level: Settings['logLevel']): FastifyServerOptions['logger'] {
  return { level, base: null, serializers: { err: describeError, req: () => ({}), res: () => ({}) } };
}

/** Logs one line per answer. Routes are logged by pattern, since URLs can contain what people wrote. */
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

/** A database driver puts a query's parameters into its messages, so only the code and the stack are logged. */
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
