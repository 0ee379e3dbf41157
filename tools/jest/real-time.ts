/**
 * Tests that need real time: real processes, engines and sockets, and pages whose own waiting is tested. `npm test`
 * runs them last, alone, and retries failed ones once, which it reports. No other test may sleep or compare elapsed
 * time (`greenroom/no-real-time`). Paths from the root of the workspace; at most twenty.
 */
export const realTimeTests: readonly string[] = [
  // Two instances of the product, one of which is killed or paused.
  'apps/api/src/main.test.ts',
  'apps/api/src/integration/calls/several-instances.test.ts',
  'libs/server/coaching/src/answers/several-instances.test.ts',
  // A stream that must be read while it is stopped.
  'libs/server/coaching/src/answers/stop-answer.test.ts',
  // Waits that the product makes in real time.
  'libs/server/adapters/src/language-model/post-for-events.test.ts',
  'apps/api/src/integration/identity/reset-password.test.ts',
  'apps/api/src/integration/identity/providers/token-grant.test.ts',
  // A speech engine in its own thread.
  'libs/server/adapters/src/transcriber/moonshine.test.ts',
  // Calls and recordings that play at their real length.
  'e2e/specs/call.spec.ts',
  'e2e/specs/listening.spec.ts',
  // Speech into a microphone, at its real length.
  'e2e/specs/call-troubles.spec.ts',
  'e2e/specs/roleplay-voice.spec.ts',
  'e2e/specs/events-meeting.spec.ts',
  'e2e/specs/meeting-frame.spec.ts',
  // Ramps and live meetings, which advance by the minute and by the second.
  'e2e/specs/release-drill.spec.ts',
  'e2e/specs/meeting-live.spec.ts',
];
