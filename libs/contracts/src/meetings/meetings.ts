/** Kinds of meetings; what is good in them differs (docs/specification.md, 11.8). */
export const meetingKinds = ['one-to-one', 'presentation', 'sales-call', 'interview', 'stand-up', 'other'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

export const transcriptFormats = ['webvtt', 'srt', 'sbv', 'ttml', 'csv', 'json', 'text', 'markdown', 'docx'] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

/** Why a transcript cannot be read; a refusal says at which line. */
export const transcriptTroubles = [
  'not-text',
  'is-empty',
  'is-pdf',
  /** Word's form before 2007, or a password. */
  'is-protected',
  'damaged-document',
  /** A text in which nobody speaks: no names and no times. */
  'names-nobody',
  // Limits: the refusal says how much was found and how much is allowed.
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
  /** It names nobody, and begins before the line above it ends: it cannot be the same person. */
  'nobody-named',
  'nothing-said',
] as const;
export type TranscriptTrouble = (typeof transcriptTroubles)[number];

/** What is pointed out in a meeting: what helped, and what cost something. */
export const helpfulMoments = ['owned-up', 'summarised', 'named-a-step', 'asked-open', 'acknowledged'] as const;
export const costlyMoments = ['interrupted', 'long-turn', 'pushed', 'blamed'] as const;
export const momentKinds = [...helpfulMoments, ...costlyMoments] as const;
export type MomentKind = (typeof momentKinds)[number];

/** What the silent coach may say while a meeting goes on: at most one in two minutes. */
export const nudgeKinds = ['long-turn', 'too-much-talk', 'too-fast', 'ask-something'] as const;
export type NudgeKind = (typeof nudgeKinds)[number];
