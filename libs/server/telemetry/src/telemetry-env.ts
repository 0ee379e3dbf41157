import { z } from 'zod';

/** Where metrics and traces are sent. Other OpenTelemetry settings (`OTEL_…`) are read by its own packages. */
export const TelemetryEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  OTEL_SERVICE_NAME: z.string().max(64).default('greenroom'),
});

export type TelemetrySettings = { endpoint: string; serviceName: string } | undefined;

export const telemetrySettings = (env: z.output<typeof TelemetryEnvironment>): TelemetrySettings =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
    : undefined;
