/** Overload protection: an instance over its limits refuses new work and completes what is running. */
export { answerInTurn } from './answer-in-turn.ts';
export { createConcurrencyLimiter } from './concurrency-limiter.ts';
export { createFairQueue, type FairQueueLimits, type QueuedBy } from './fair-queue.ts';
export type { Pressure } from './pressure.ts';
export { shareFairly } from './share-fairly.ts';
export { shedLoad } from './shed-load.ts';
export { watchLoad } from './watch-load.ts';
export { LoadEnvironment, type LoadSettings, loadSettings } from './load-env.ts';
