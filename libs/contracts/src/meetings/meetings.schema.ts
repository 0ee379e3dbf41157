import { z } from 'zod';
import { AskedPlace } from '../place.schema.ts';
import { bounds } from '../bounds.ts';
import { feedbackStages } from '../roleplay/roleplay.ts';
import { SpeechMeasure } from '../roleplay/roleplay.schema.ts';
import { fileFormats, meetingKinds, momentKinds, transcriptTroubles } from './meetings.ts';
import { Recording } from './recordings.schema.ts';
import { recordingVoices } from './recordings.ts';

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();
const rating = SpeechMeasure.shape.rating;

export const MeetingParams = z.object({ conversationUuid: z.uuid() });
export const TranscriptParams = MeetingParams.extend({ position: AskedPlace });

const about = {
  title: z.string().trim().min(1).max(bounds.meetingTitleLength),
  kind: z.enum(meetingKinds),
  /** What the user wants to work on, one goal a line. */
  goals: z.array(z.string().trim().min(1).max(bounds.meetingGoalLength)).max(bounds.meetingGoals),
  /**
   * Everyone in the meeting has agreed that their words may be stored. Otherwise only who spoke, and for how long, is
   * stored.
   */
  othersAgreed: z.boolean(),
};

/** The client may choose the uuid, so that a request repeated after a lost answer does not create a second meeting. */
export const MeetingCreate = z.object({
  ...about,
  conversationUuid: z.uuid().optional(),
  goals: about.goals.default([]),
  othersAgreed: about.othersAgreed.default(false),
  /** When it took place; now by default. */
  heldAt: moment.optional(),
});
export type MeetingCreate = z.input<typeof MeetingCreate>;

/**
 * `you`: the names that are the user. `othersAgreed` can be withdrawn at any time, which deletes the others' words; it
 * cannot be set again once their words are deleted.
 */
export const MeetingChange = z.object({
  title: about.title.optional(),
  kind: about.kind.optional(),
  goals: about.goals.optional(),
  othersAgreed: about.othersAgreed.optional(),
  heldAt: moment.optional(),
  you: z.array(z.string().max(80)).max(8).optional(),
});
export type MeetingChange = z.input<typeof MeetingChange>;

const WrongLine = z.object({ line: count, trouble: z.enum(transcriptTroubles) });

export const Meeting = z.object({
  conversationUuid: z.uuid(),
  ...about,
  status: z.enum(['open', 'ended']),
  heldAt: moment,
  endedAt: moment.nullable(),
  durationMs: count,
  /** Transcripts, in the order of upload. */
  files: z.array(
    z.object({
      position: z.number().int().positive(),
      name: z.string(),
      format: z.enum(fileFormats),
      turns: count,
      people: count,
      durationMs: count,
      /** Turns that have a start time but no end time. */
      endsGuessed: count,
      leftOut: z.array(WrongLine),
    }),
  ),
  /** The speakers; an empty name for unnamed ones. */
  speakers: z.array(z.object({ name: z.string(), turns: count, you: z.boolean() })),
  /** The recording that the meeting is made from, and how far it is. */
  recording: Recording.nullable(),
});
export type Meeting = z.infer<typeof Meeting>;

/**
 * A file is sent as base64; the process that reads it decodes it, since validating 10 MB would block the server.
 * `leaveOut`: skips invalid lines instead of refusing the file.
 */
export const TranscriptUpload = z.object({
  name: z.string().trim().min(1).max(200),
  base64: z.string(),
  leaveOut: z.boolean().default(false),
});
export type TranscriptUpload = z.input<typeof TranscriptUpload>;

const Figure = z.object({
  name: SpeechMeasure.shape.name,
  value: z.number(),
  rating,
  /** How it was measured; only figures with the same method are compared. */
  method: z.string(),
});

/** One meeting as the history shows it, with figures once its feedback is ready. */
export const MeetingSummary = z.object({
  conversationUuid: z.uuid(),
  title: z.string(),
  kind: z.enum(meetingKinds),
  status: z.enum(['open', 'ended']),
  heldAt: moment,
  durationMs: count,
  notes: z.enum(['none', 'in-progress', 'failed', 'ready']),
  figures: z.array(Figure),
  recording: Recording.nullable(),
});
export type MeetingSummary = z.infer<typeof MeetingSummary>;

/** The user's meetings, newest first, and the usual value of each figure in the scenes they rehearsed, by its method. */
export const Meetings = z.object({
  meetings: z.array(MeetingSummary),
  practised: z.array(Figure.pick({ name: true, value: true, method: true })),
});
export type Meetings = z.infer<typeof Meetings>;

/** The user's values of one speech measure, over scenes and meetings. */
const MeasureProgress = SpeechMeasure.pick({ name: true, unit: true, good: true }).extend({
  /** Oldest first. */
  values: z.array(
    z.object({
      place: z.enum(['scene', 'meeting']),
      conversationUuid: z.uuid(),
      title: z.string(),
      at: moment,
      value: z.number(),
      rating,
    }),
  ),
  /**
   * The usual value at first and lately, and the trend: `kept` and `into` end in the good range, `out` leaves it,
   * `closer`, `further` and `same` were outside of it both times. `first`: there is only one value.
   */
  change: z.object({
    way: z.enum(['first', 'kept', 'into', 'closer', 'same', 'further', 'out']),
    from: z.number(),
    to: z.number(),
  }),
});
export type MeasureProgress = z.infer<typeof MeasureProgress>;

export const SpeechProgress = z.object({ measures: z.array(MeasureProgress) });
export type SpeechProgress = z.infer<typeof SpeechProgress>;

/** The user's own words, as in the meeting. */
const OwnWords = z.object({ quote: z.string(), atMs: count.nullable() });

export const MeetingMoment = OwnWords.extend({
  kind: z.enum(momentKinds),
  helped: z.boolean(),
  /** Why it is pointed out. */
  note: z.string(),
  /** What another person said just before; null if it was not stored, or if nobody spoke. */
  push: z.string().nullable(),
});
export type MeetingMoment = z.infer<typeof MeetingMoment>;

/** An alternative line for a costly moment; `position` is the moment's index in the feedback, from 0. */
export const MeetingTakeWish = z.object({
  position: count,
  text: z.string().trim().min(1),
});
export type MeetingTakeWish = z.input<typeof MeetingTakeWish>;

/** The rules' verdict on it in a sentence, and a possible reply. It is not stored. */
export const MeetingTake = z.object({ text: z.string(), answer: z.string(), isMet: z.boolean(), says: z.string() });
export type MeetingTake = z.infer<typeof MeetingTake>;

/** A commitment that a speaker made. `who` is null for the user. */
export const FollowUp = OwnWords.extend({
  text: z.string(),
  who: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const MeetingFeedback = z.object({
  conversationUuid: z.uuid(),
  title: z.string(),
  kind: z.enum(meetingKinds),
  goals: z.array(z.string()),
  heldAt: moment,
  durationMs: count,
  othersAgreed: z.boolean(),
  /**
   * What found the moments and commitments: the house engine by its rules, or a language model whose quotes were
   * verified.
   */
  madeBy: z.enum(['house', 'model', 'house-for-model']),
  summary: z.array(z.string()),
  /** By time, or by words when times are unknown. */
  shares: z.array(z.object({ name: z.string(), you: z.boolean(), percent: z.number() })),
  sharesBy: z.enum(['time', 'words']),
  /** Who spoke when: `speaker` is an index in `shares`. Empty without times. */
  floor: z.array(z.object({ speaker: count, beganMs: count, endedMs: count })),
  measures: z.array(SpeechMeasure),
  moments: z.array(MeetingMoment),
  strengths: z.array(z.object({ text: z.string(), measure: SpeechMeasure.shape.name.nullable() })),
  /** What to try next, worst first. */
  tryNext: z.array(
    z.object({
      text: z.string(),
      /** Null for a reproach or pressure. */
      measure: SpeechMeasure.shape.name.nullable(),
      /** The user's own line that shows why, and a better one made from it where the rules can make one. */
      line: OwnWords.extend({ better: z.string().nullable() }).optional(),
    }),
  ),
  followUps: z.array(FollowUp),
  /**
   * The same figures in the user's other meetings of this kind and in rehearsed scenes: the usual value of each, where
   * it was measured in the same way.
   */
  compared: z.array(
    z.object({
      name: SpeechMeasure.shape.name,
      here: z.number(),
      inMeetings: z.number().nullable(),
      inScenes: z.number().nullable(),
    }),
  ),
  /** Figures that cannot be computed: the transcript has no times, or no second speaker. */
  unknown: z.array(SpeechMeasure.shape.name).optional(),
  /** For a meeting from a recording: who speaks on it. Nothing of a mixed one is attributed to the user. */
  voices: z.enum(recordingVoices).optional(),
  /** A scene to practise the weakest point in, and the related check of its feedback. */
  practise: z
    .object({
      title: z.string(),
      categorySlug: z.string(),
      scenarioSlug: z.string(),
      check: z.string().nullable(),
      /** The line of this meeting that is the reason for it. */
      reason: OwnWords.optional(),
    })
    .nullable(),
  /** A coach to talk it over with: the one who knows most about meetings of this kind, or about its weakest point. */
  talkOver: z.object({ instructorSlug: z.string(), name: z.string() }).nullable(),
  /** Help lines, as plain text, if the person spoke of danger. Only they see it: it is never posted. */
  care: z.string().nullable(),
});
export type MeetingFeedback = z.infer<typeof MeetingFeedback>;

export const CoachFeedback = z.discriminatedUnion('status', [
  z.object({ status: z.literal('in-progress'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('failed'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('ready'), notes: MeetingFeedback }),
]);
export type CoachFeedback = z.infer<typeof CoachFeedback>;
