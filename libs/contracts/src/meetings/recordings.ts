/** Figures of recordings that the page and the server share. */
export const recordingBounds = {
  /** The longest recording. In ms. */
  longestMs: 2 * 3_600_000,
  /** The rate at which sound is uploaded, for every channel. In samples per second. */
  rate: 16_000,
  /** The length of a piece; the last one is shorter. In ms. */
  pieceMs: 30_000,
  /** How many recordings of one account may have sound on the server at once. */
  atOnce: 2,
  /** The sound of a recording is deleted this long after it was begun, whatever became of it. In hours. */
  keptHours: 48,
  nameLength: 200,
  speakerLength: 80,
} as const;

/**
 * Who speaks on a recording:
 * - `mine`: only the user;
 * - `mixed`: several people in one channel, who cannot be told apart;
 * - `apart`: the user on one of two channels, everyone else on the other.
 */
export const recordingVoices = ['mine', 'mixed', 'apart'] as const;
export type RecordingVoices = (typeof recordingVoices)[number];

/** Why a recording was not transcribed; only the first can be retried. */
export const recordingTroubles = [
  /** The speech recogniser did not answer, several times. */
  'transcriber',
  /** The sound was deleted because its time was over. */
  'expired',
  /** A piece of the sound was lost on the server. */
  'lost',
] as const;
export type RecordingTrouble = (typeof recordingTroubles)[number];

export const recordingChannels = (voices: RecordingVoices): 1 | 2 => (voices === 'apart' ? 2 : 1);

/** Returns how many pieces a recording is uploaded in. */
export const recordingPieces = (durationMs: number): number => Math.ceil(durationMs / recordingBounds.pieceMs);

/** Returns how many samples of each channel a piece has; pieces count from 1. */
export function samplesInPiece(durationMs: number, position: number): number {
  const { pieceMs, rate } = recordingBounds;
  const lengthMs = Math.min(pieceMs, durationMs - (position - 1) * pieceMs);
  return Math.max(0, Math.round((lengthMs / 1_000) * rate));
}
