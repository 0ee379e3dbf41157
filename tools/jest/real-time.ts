/**
 * Tests that must touch real time: real processes, engines and sockets, and pages whose own waiting is what is tested.
 * `npm test` runs them last, alone, and a second time where that is needed, which it reports. Nothing else may sleep or
 * compare elapsed time (`house/no-real-time`). Paths from the root of the workspace; at most twenty.
 */
export const realTimeTests: readonly string[] = [
  // Two instances of the product, one of which is killed or paused.
  'apps/api/src/main.test.ts',
  'apps/api/src/integration/calls/several-instances.test.ts',
  'libs/server/coaching/src/answers/several-instances.test.ts',
  // A stream that has to be read while it is stopped.
  'libs/server/coaching/src/answers/stop-answer.test.ts',
  // Waits that the product makes in real time.
  'libs/server/adapters/src/language-model/post-for-events.test.ts',
  'apps/api/src/integration/identity/reset-password.test.ts',
  'apps/api/src/integration/identity/providers/token-grant.test.ts',
  // A speech engine in a thread of its own.
  'libs/server/adapters/src/transcriber/moonshine.test.ts',
  // Calls and recordings that sound as long as they last.
  'e2e/journeys/call.spec.ts',
  'e2e/journeys/listening.spec.ts',
  // Speech into a microphone, which takes as long as it lasts.
  'e2e/journeys/call-troubles.spec.ts',
  'e2e/journeys/roleplay-voice.spec.ts',
  'e2e/journeys/events-meeting.spec.ts',
  'e2e/journeys/meeting-frame.spec.ts',
  // What a pointer that does not rest is told apart by.
  'e2e/journeys/federation-passing.spec.ts',
  // Ramps and live meetings, which go on by the minute and the second.
  'e2e/journeys/release-drill.spec.ts',
  'e2e/journeys/meeting-live.spec.ts',
];
