/** Kinds of meetings; each has its own good ranges (docs/specification.md, 11.8). */
export const meetingKinds = ['one-to-one', 'presentation', 'sales-call', 'interview', 'stand-up', 'other'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

export const transcriptFormats = ['webvtt', 'srt', 'sbv', 'ttml', 'csv', 'json', 'text', 'markdown', 'docx'] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

/** What a meeting's words may come from. */
export const fileFormats = [...transcriptFormats, 'recording'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Why a transcript cannot be read; the error names the line. */
export const transcriptTroubles = [
  'not-text',
  'is-empty',
  'is-pdf',
  /** A Word file from before 2007, or one with a password. */
  'is-protected',
  'damaged-document',
  /** A text without speakers: no names and no times. */
  'names-nobody',
  // Limits: the error gives the value found and the value allowed.
  'line-too-long',
  'cue-too-long',
  'json-too-long',
  'too-many-lines',
  'too-many-utterances',
  'too-many-names',
  'too-much-text',
  'document-too-long',
  'bad-json',
  'bad-xml',
  'bad-csv',
  'bad-time',
  'ends-before-it-begins',
  'no-time',
  /** The line names no speaker and begins before the line above ends, so it cannot be the same person. */
  'nobody-named',
  'nothing-said',
] as const;
export type TranscriptTrouble = (typeof transcriptTroubles)[number];

/** Moments of a meeting: helpful ones and costly ones. */
export const helpfulMoments = ['owned-up', 'summarised', 'named-a-step', 'asked-open', 'acknowledged'] as const;
export const costlyMoments = ['interrupted', 'long-turn', 'pushed', 'blamed'] as const;
export const momentKinds = [...helpfulMoments, ...costlyMoments] as const;
export type MomentKind = (typeof momentKinds)[number];

/** Nudges of the silent coach during a meeting: at most one in two minutes. */
export const nudgeKinds = ['long-turn', 'too-much-talk', 'too-fast', 'ask-something'] as const;
export type NudgeKind = (typeof nudgeKinds)[number];
