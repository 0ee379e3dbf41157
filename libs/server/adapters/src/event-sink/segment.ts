import type { EventMessage } from '@greenroom/contracts';
import { type EventSink, EventSinkError } from '@greenroom/ports/event-sink';

export interface SegmentSettings {
  /** The tracking API, such as `https://api.segment.io`; batches go to its `/v1/batch`. */
  endpoint: string;
  writeKey: string;
  /** The API that lists the integrations, at its `/v1/projects/<key>/integrations`. */
  settingsEndpoint: string;
  timeoutMs: number;
}

/** Segment, or another service with its HTTP tracking API: RudderStack, Jitsu, the gateways of PostHog and Kafka. */
export function segment({ endpoint, writeKey, settingsEndpoint, timeoutMs }: SegmentSettings): EventSink {
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`;
  return {
    name: `Segment’s API at ${new URL(endpoint).host}`,

    async deliver(messages) {
      const response = await fetch(`${endpoint}/v1/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ batch: messages.map(asSegment), sentAt: new Date().toISOString(), writeKey }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new EventSinkError(`The sink did not answer: ${(cause as Error).name}`, { retriable: true });
      });
      // The body is not needed.
      void response.body?.cancel().catch(() => {});
      if (response.ok) return;
      const retriable = response.status === 429 || response.status >= 500;
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      throw new EventSinkError(`The sink answered ${response.status}`, {
        retriable,
        ...(retriable && seconds > 0 && { retryAfterSeconds: seconds }),
      });
    },

    async integrations() {
      const response = await fetch(`${settingsEndpoint}/v1/projects/${encodeURIComponent(writeKey)}/integrations`, {
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      const list: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (!Array.isArray(list)) {
        throw new Error(
          `Failed to fetch integrations for write key ${writeKey}. HTTP status ${response?.status ?? 'none'}`,
        );
      }
      return list.map((one: { name?: unknown } | null) => one?.name).filter((name) => typeof name === 'string');
    },
  };
}

/** Segment refuses a message without a user or anonymous id; a null user counts as none. */
function asSegment({ userId, ...message }: EventMessage): object {
  return userId === null ? message : { ...message, userId };
}
