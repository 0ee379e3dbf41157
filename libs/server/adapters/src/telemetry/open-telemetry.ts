import { createRequire } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Duration, Gauge, Telemetry } from '@greenroom/ports/telemetry';
import { onlyHarmless } from './only-harmless.ts';
import { traceparent } from './traceparent.ts';

export interface OpenTelemetrySettings {
  /** The collector's address for OTLP over HTTP; `/v1/traces` and `/v1/metrics` are appended. */
  endpoint: string;
  serviceName: string;
  /** The name of this instance. */
  instance: string;
  exportEveryMs: number;
}

/** Histogram boundaries of durations, in seconds. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Sends to an OTLP collector. Create only one per process: the driver and `fetch` are instrumented globally. */
export function openTelemetry({ endpoint, serviceName, instance, exportEveryMs }: OpenTelemetrySettings): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': instance });
  const base = endpoint.replace(/\/$/, '');
  const tracers = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(onlyHarmless(new OTLPTraceExporter({ url: `${base}/v1/traces` })))],
  });
  const exporter = new OTLPMetricExporter({ url: `${base}/v1/metrics` });
  const meters = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: exportEveryMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(traceparent);
  // A span for each hook is not useful; an exception's message may contain a person's words.
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    requestHook(span, { id, method, routeOptions }) {
      span.updateName(`${method} ${routeOptions.url ?? 'none'}`);
      span.setAttribute('greenroom.request_id', id);
    },
  });
  const queries = new PgInstrumentation({ requireParentSpan: true });
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true });
  for (const one of [requests, queries, fetches]) one.setTracerProvider(tracers);
  // The instrumentation hooks into `require`; an import alone does not trigger it.
  createRequire(import.meta.url)('pg');
  const tracer = tracers.getTracer('greenroom');
  const meter = meters.getMeter('greenroom');
  const durations = new Map<Duration, ReturnType<typeof meter.createHistogram>>();
  const histogram = (name: Duration) => {
    const known = durations.get(name);
    if (known) return known;
    const made = meter.createHistogram(`greenroom.${name}`, {
      unit: 's',
      advice: { explicitBucketBoundaries: boundaries },
    });
    durations.set(name, made);
    return made;
  };
  return {
    name: `OpenTelemetry at ${new URL(endpoint).host}`,
    async instrument(app) {
      await app.register(requests.plugin());
    },
    gauge(name: Gauge, read) {
      meter.createObservableGauge(`greenroom.${name}`).addCallback(async (result) => result.observe(await read()));
    },
    took: (name, seconds, labels) => histogram(name).record(seconds, labels),
    during(name, labels, work, carried) {
      const from =
        carried === undefined ? context.active() : propagation.extract(context.active(), { traceparent: carried });
      return context.with(from, () =>
        tracer.startActiveSpan(name, { attributes: prefixed(labels) }, async (span) => {
          try {
            return await work();
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        }),
      );
    },
    carried() {
      if (!trace.getActiveSpan()) return undefined;
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    async close() {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}

const prefixed = (labels: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [`greenroom.${name}`, value]));
