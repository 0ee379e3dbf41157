/** What is measured, and which request caused what. */
export { becauseOf, causingAddress, causingRequest, knowCauses } from './cause.ts';
export { measure } from './measure.ts';
export { measuredModel } from './measured-model.ts';
export { TelemetryEnvironment, type TelemetrySettings, telemetrySettings } from './telemetry-env.ts';
