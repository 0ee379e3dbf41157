/** What is counted and tried out: the collector, what it forwards, experiments, what staff see of it. */
export { eventsModule } from './events-module.ts';
export { type EventsModule } from './events-module-type.ts';
export { loadExperiments } from './load-experiments.ts';
export { ownedEvents } from './owned-events.ts';
