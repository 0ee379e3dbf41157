import { z } from 'zod';
import { AskedPlace } from '../place.schema.ts';
import { bounds } from '../bounds.ts';
import { feedbackStages } from '../roleplay/roleplay.ts';
import { SpeechMeasure } from '../roleplay/roleplay.schema.ts';
import { meetingKinds, momentKinds, transcriptFormats, transcriptTroubles } from './meetings.ts';

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();
const rating = SpeechMeasure.shape.rating;

export const MeetingParams = z.object({ conversationUuid: z.uuid() });
export const TranscriptParams = MeetingParams.extend({ position: AskedPlace });

const about = {
  title: z.string().trim().min(1).max(bounds.meetingTitleLength),
  kind: z.enum(meetingKinds),
  /** What one wants to work on, a line each. */
  goals: z.array(z.string().trim().min(1).max(bounds.meetingGoalLength)).max(bounds.meetingGoals),
  /** Everyone in it has agreed that their words may be kept. Without it there is only who spoke, and for how long. */
  othersAgreed: z.boolean(),
};

/** Its uuid may be the client's, so that a request repeated after a lost answer makes no second. */
export const MeetingCreate = z.object({
  ...about,
  conversationUuid: z.uuid().optional(),
  goals: about.goals.default([]),
  othersAgreed: about.othersAgreed.default(false),
  /** When it was; now where nobody says. */
  heldAt: moment.optional(),
});
export type MeetingCreate = z.input<typeof MeetingCreate>;

/**
 * `you`: the names that are one's own. That others agreed can be taken back at any time, which deletes their words; it
 * cannot be said once their words are gone.
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
  /** Transcripts, in the order in which they were brought. */
  files: z.array(
    z.object({
      position: z.number().int().positive(),
      name: z.string(),
      format: z.enum(transcriptFormats),
      turns: count,
      people: count,
      durationMs: count,
      /** Turns that say when they begin and not when they end. */
      endsGuessed: count,
      leftOut: z.array(WrongLine),
    }),
  ),
  /** Who speaks in it; an empty name for whoever is not named. */
  speakers: z.array(z.object({ name: z.string(), turns: count, you: z.boolean() })),
});
export type Meeting = z.infer<typeof Meeting>;

/** A file goes as base64, which the process that reads it decodes: to check 10 MB would hold up the server. `leaveOut`: lines that are wrong are left out, in place of refusing the file. */
export const TranscriptBring = z.object({
  name: z.string().trim().min(1).max(200),
  base64: z.string(),
  leaveOut: z.boolean().default(false),
});
export type TranscriptBring = z.input<typeof TranscriptBring>;

const Figure = z.object({ name: SpeechMeasure.shape.name, value: z.number(), rating });

/** One meeting as the history shows it; figures are there once its notes are. */
export const MeetingSummary = z.object({
  conversationUuid: z.uuid(),
  title: z.string(),
  kind: z.enum(meetingKinds),
  status: z.enum(['open', 'ended']),
  heldAt: moment,
  durationMs: count,
  notes: z.enum(['none', 'in-progress', 'failed', 'ready']),
  figures: z.array(Figure),
});
export type MeetingSummary = z.infer<typeof MeetingSummary>;

/** One's meetings, newest first, and the usual value of each figure in the scenes one rehearsed. */
export const Meetings = z.object({
  meetings: z.array(MeetingSummary),
  practised: z.array(Figure.pick({ name: true, value: true })),
});
export type Meetings = z.infer<typeof Meetings>;

/** How one spoke by one measure, over scenes and meetings. */
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
   * The usual value at first and lately, and which way it went: `kept` and `into` end in the good range, `out` leaves it,
   * `closer`, `further` and `same` were outside of it both times. `first` is the only value there is.
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

/** One's own words, as they stand in the meeting. */
const OwnWords = z.object({ quote: z.string(), atMs: count.nullable() });

export const MeetingMoment = OwnWords.extend({
  kind: z.enum(momentKinds),
  helped: z.boolean(),
  /** Why it is pointed out. */
  note: z.string(),
  /** What another said just before; null where it was not kept, or nobody did. */
  push: z.string().nullable(),
});
export type MeetingMoment = z.infer<typeof MeetingMoment>;

/** Another line for a moment that cost something: its place in the feedback, from 0. */
export const MeetingTakeWish = z.object({
  position: count,
  text: z.string().trim().min(1),
});
export type MeetingTakeWish = z.input<typeof MeetingTakeWish>;

/** What it came to by rules, in a sentence, and what might be answered. It is not stored. */
export const MeetingTake = z.object({ text: z.string(), answer: z.string(), isMet: z.boolean(), says: z.string() });
export type MeetingTake = z.infer<typeof MeetingTake>;

/** What somebody said they would do. `who` is null for oneself. */
export const FollowUp = OwnWords.extend({
  text: z.string(),
  who: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const MeetingNotes = z.object({
  conversationUuid: z.uuid(),
  title: z.string(),
  kind: z.enum(meetingKinds),
  goals: z.array(z.string()),
  heldAt: moment,
  durationMs: count,
  othersAgreed: z.boolean(),
  /** Who found moments and promises: the house by its rules, or a language model whose quotes were checked. */
  madeBy: z.enum(['house', 'model', 'house-for-model']),
  summary: z.array(z.string()),
  /** By time, or by words where times are not known. */
  shares: z.array(z.object({ name: z.string(), you: z.boolean(), percent: z.number() })),
  sharesBy: z.enum(['time', 'words']),
  /** Who had the floor when: stretches by the place of their speaker in `shares`. Empty without times. */
  floor: z.array(z.object({ speaker: count, beganMs: count, endedMs: count })),
  measures: z.array(SpeechMeasure),
  moments: z.array(MeetingMoment),
  strengths: z.array(z.object({ text: z.string(), measure: SpeechMeasure.shape.name.nullable() })),
  tryNext: z.array(z.object({ text: z.string(), measure: SpeechMeasure.shape.name })),
  followUps: z.array(FollowUp),
  /** The same figures in one's other meetings of this kind and in scenes one rehearsed: the usual value of each. */
  compared: z.array(
    z.object({
      name: SpeechMeasure.shape.name,
      here: z.number(),
      inMeetings: z.number().nullable(),
      inScenes: z.number().nullable(),
    }),
  ),
  /** Figures that cannot be known: the transcript has no times for them, or no second speaker. */
  unknown: z.array(SpeechMeasure.shape.name).optional(),
  /** A scene to practise in what went least well, and what its notes look at that has to do with it. */
  practise: z
    .object({
      title: z.string(),
      categorySlug: z.string(),
      scenarioSlug: z.string(),
      check: z.string().nullable(),
      /** The line of this meeting because of which it is shown. */
      reason: OwnWords.optional(),
    })
    .nullable(),
  /** A coach to talk it over with: who knows most of a meeting of this kind, or of what went least well in it. */
  talkOver: z.object({ instructorSlug: z.string(), name: z.string() }).nullable(),
  /** Help lines, as plain text, where the person spoke of danger. Theirs alone: it is never posted. */
  care: z.string().nullable(),
});
export type MeetingNotes = z.infer<typeof MeetingNotes>;

export const CoachFeedback = z.discriminatedUnion('status', [
  z.object({ status: z.literal('in-progress'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('failed'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('ready'), notes: MeetingNotes }),
]);
export type CoachFeedback = z.infer<typeof CoachFeedback>;
