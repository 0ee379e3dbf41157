/** Reports whether an instance can do its work (`/readyz`), and the state of the adapters it depends on. */
export type { AdapterState } from './adapter-state.ts';
export { type AdapterKinds, type AdapterStates, createAdapterStates } from './adapter-states.ts';
export { writeAndRead } from './database-check.ts';
export { checkDisk, leastFreeBytes } from './disk-check.ts';
export { forgetEndedInstances } from './forget-ended-instances.ts';
export { createReadiness, type Readiness, type ReadinessReport } from './readiness.ts';
