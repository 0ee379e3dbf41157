import {
  createEventEnvelope,
  createTransport,
  dsnFromString,
  type ErrorEvent,
  type Exception,
  getEnvelopeEndpointWithUrlEncodedAuth,
} from '@sentry/core';
import type { ErrorReport } from '@greenroom/contracts';
import type { ErrorReporter } from '@greenroom/ports/error-reporter';

export interface SentrySettings {
  /** The project's address including its key, as Sentry shows it. */
  dsn: string;
  /** The release of the server's own errors. Pages name their own releases. */
  release: string;
  environment: string;
  timeoutMs: number;
}

/**
 * Sentry, or another service that takes its envelopes (GlitchTip, Bugsink). Its transport respects the service's rate
 * limits and drops reports in the meantime.
 * @throws Error if the DSN is invalid
 */
export function sentry({ dsn, release, environment, timeoutMs }: SentrySettings): ErrorReporter {
  const parts = dsnFromString(dsn);
  if (!parts) throw new Error('SENTRY_DSN is no DSN');
  const url = getEnvelopeEndpointWithUrlEncodedAuth(parts);
  const transport = createTransport({ recordDroppedEvent() {} }, async ({ body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: Buffer.from(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    const { status: statusCode, headers } = answer;
    return {
      statusCode,
      headers: {
        'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
        'retry-after': headers.get('retry-after'),
      },
    };
  });
  return {
    name: `Sentry at ${parts.host}`,
    report(report) {
      const envelope = createEventEnvelope(eventOf(report, { release, environment }), parts);
      void Promise.resolve(transport.send(envelope)).then(undefined, () => {});
    },
    async flush(withinMs) {
      await transport.flush(withinMs);
    },
  };
}

function eventOf(report: ErrorReport, own: Pick<SentrySettings, 'release' | 'environment'>): ErrorEvent {
  const { id, at, side, where, page, part, release } = report;
  return {
    type: undefined,
    event_id: id.replaceAll('-', ''),
    timestamp: Date.parse(at) / 1_000,
    platform: side === 'server' ? 'node' : 'javascript',
    level: 'error',
    environment: own.environment,
    ...(release ? { release: `${part}@${release}` } : side === 'server' && { release: own.release }),
    ...(page && { transaction: page }),
    tags: { where, side, ...(part && { part }) },
    exception: { values: [exceptionOf(report)] },
  };
}

/** Sentry lists the outermost call first. */
const exceptionOf = ({ name, message, where, frames }: ErrorReport): Exception => ({
  type: name,
  value: message,
  mechanism: { type: where, handled: !where.startsWith('uncaught') },
  stacktrace: {
    frames: frames.toReversed().map(({ function: called, file, line, column }) => ({
      function: called,
      filename: file,
      lineno: line,
      colno: column,
      in_app: !file.startsWith('node_modules/'),
    })),
  },
});
