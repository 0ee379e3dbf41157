/** What stands in for a browser and a server in a call's tests. */
export { FakeClock } from './fake-clock.ts';
