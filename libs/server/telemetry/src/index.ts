/** Metrics, and the request that caused a piece of work. */
export { becauseOf, causingAddress, causingRequest, propagateTrace } from './trace-context.ts';
export { measure } from './measure.ts';
export { measuredModel } from './measured-model.ts';
export { TelemetryEnvironment, type TelemetrySettings, telemetrySettings } from './telemetry-env.ts';
