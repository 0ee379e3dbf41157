/** Fakes of the browser and the server for call tests. */
export { FakeCall, sampleRequest } from './fake-call.ts';
export { FakeClock } from './fake-clock.ts';
export { FakeSocket } from './fake-socket.ts';
export { FakeSound } from './fake-sound.ts';
export { sampleCall, sampleTurn, welcome } from './sample-call.ts';
