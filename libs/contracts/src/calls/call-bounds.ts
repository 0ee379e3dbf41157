/** Figures of a call that the page and the server hold to. Sizes in bytes, times in ms; what the call's conduct needs stands in its settings on the server. */
export const callBounds = {
  /** Microphone: 16-bit mono. */
  microphoneRateHz: 16_000,
  frameMs: 20,
  /** A voice frame holds no more. */
  voiceFrameMs: 200,
  /** A binary message, header and all: 20 ms of 16 kHz. */
  microphoneFrameBytes: 16 + 640,
  messageBytes: 32_768,
  /** Microphone frames a second on the average, and at once after a break: all that the client keeps. */
  framesASecond: 55,
  framesAtOnce: 15_050,
  /** JSON messages a second on the average, and at once. */
  messagesASecond: 25,
  messagesAtOnce: 60,
  helloWithinMs: 5_000,
  pulseMs: 2_000,
  lostAfterMs: 6_000,
  playbackEveryMs: 100,
  /** So long the client keeps microphone frames that were not taken yet, to send them again after a break. */
  keepMicrophoneMs: 300_000,
  /** So far ahead of what was heard the server sends sound: a short break is not heard. */
  aheadMs: 5_000,
  /** What may wait for a slow reader on the server. */
  waitingBytes: 1_000_000,
  /** Microphone frames wait in the client while so much is on its way (WebSocket.bufferedAmount): two seconds. */
  sendingBytes: 65_600,
  /** A broken line is waited for so long; then the call ends as `connection-lost`. */
  resumeWithinMs: 60_000,
  /** Ring and hang-up sounds and the coach's voice (specification, section 9). */
  defaultVolume: 0.5,
} as const;
