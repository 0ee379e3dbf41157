/**
 * Analytics and experiments: the collector of events, forwarding, experiments and promotions, and the figures for
 * staff.
 */
export { eventsModule } from './events-module.ts';
export { type EventsModule } from './events-module-type.ts';
export { loadExperiments } from './load-experiments.ts';
export { ownedEvents } from './owned-events.ts';
