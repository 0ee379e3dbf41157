/**
 * Figures of a call that the page and the server share. Sizes in bytes, times in ms; the server's settings hold what
 * only the server needs.
 */
export const callBounds = {
  /** Microphone: 16-bit mono. */
  microphoneRateHz: 16_000,
  frameMs: 20,
  /** Maximum length of a voice frame. */
  voiceFrameMs: 200,
  /** A binary message with its header: 20 ms of 16 kHz. */
  microphoneFrameBytes: 16 + 640,
  messageBytes: 32_768,
  /** Microphone frames per second on average, and in a burst after a lost connection: all that the client keeps. */
  framesASecond: 55,
  framesAtOnce: 15_050,
  /** JSON messages per second on average, and in a burst. */
  messagesASecond: 25,
  messagesAtOnce: 60,
  helloWithinMs: 5_000,
  pulseMs: 2_000,
  lostAfterMs: 6_000,
  playbackEveryMs: 100,
  /** How long the client keeps unacknowledged microphone frames, to send them again after a lost connection. */
  keepMicrophoneMs: 300_000,
  /** How far ahead of playback the server sends sound, so that a short break is not heard. */
  aheadMs: 5_000,
  /** Maximum that the server buffers for a slow reader. */
  waitingBytes: 1_000_000,
  /** The client holds back microphone frames while this much is unsent (WebSocket.bufferedAmount): two seconds. */
  sendingBytes: 65_600,
  /** How long a lost connection may take to return before the call ends as `connection-lost`. */
  resumeWithinMs: 60_000,
  /** Ring and hang-up sounds and the coach's voice (specification, section 9). */
  defaultVolume: 0.5,
} as const;
