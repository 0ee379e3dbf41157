import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/**
 * The attributes that a span may contain: names that we or a protocol chose, never what a person entered. Request URLs,
 * query texts, error messages and anything that a later version of a library adds are dropped.
 */
const allowed = [
  /^greenroom\./,
  /^http\.(request\.method|route|response\.status_code)$/,
  /^db\.(system|system\.name|operation\.name)$/,
  /^server\.(address|port)$/,
  /^error\.type$/,
];

/** Exports spans without possible personal data. */
export function onlyHarmless(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(harmless), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function harmless(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => allowed.some((pattern) => pattern.test(name))),
  );
  // The rest of a span are methods and getters of its class.
  return Object.create(span, {
    attributes: { value: attributes, enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  }) as ReadableSpan;
}
