import {
  type Context,
  isSpanContextValid,
  type TextMapGetter,
  type TextMapPropagator,
  type TextMapSetter,
  trace,
} from '@opentelemetry/api';

const header = 'traceparent';
const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads and writes the header `traceparent` of version 00 (W3C Trace Context). `tracestate` is not used. */
export const traceparent: TextMapPropagator = {
  fields: () => [header],
  inject(context: Context, carrier: unknown, setter: TextMapSetter) {
    const span = trace.getSpanContext(context);
    if (!span || !isSpanContextValid(span)) return;
    const flags = span.traceFlags.toString(16).padStart(2, '0');
    setter.set(carrier, header, `00-${span.traceId}-${span.spanId}-${flags}`);
  },
  extract(context: Context, carrier: unknown, getter: TextMapGetter) {
    const given = getter.get(carrier, header);
    const [, traceId = '', spanId = '', flags = ''] = shape.exec(typeof given === 'string' ? given : '') ?? [];
    const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
    return isSpanContextValid(span) ? trace.setSpanContext(context, span) : context;
  },
};
