/** What an instance does when there is more to do than it can: it refuses new work, and what runs goes on. */
export { answerInTurn } from './answer-in-turn.ts';
export { createConcurrencyLimiter } from './concurrency-limiter.ts';
export { createFairQueue, type FairQueueLimits, type QueuedBy } from './fair-queue.ts';
export type { Pressure } from './pressure.ts';
export { shareFairly } from './share-fairly.ts';
export { shedLoad } from './shed-load.ts';
export { watchLoad } from './watch-load.ts';
export { LoadEnvironment, type LoadSettings, loadSettings } from './load-env.ts';
