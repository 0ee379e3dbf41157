import { z } from 'zod';
import { AskedPlace } from '../place.schema.ts';
import { bounds } from '../bounds.ts';
import { CoachCard, CoachCategory, ContentCard, ExerciseField, InstructorParams } from '../content/content.schema.ts';
import { manners, peopleOneSpeaksWith } from '../identity/onboarding.ts';
import { SceneCard, SceneSession } from '../roleplay/roleplay.schema.ts';
import { weakSpots } from './recommendations.ts';

const moment = z.iso.datetime();
const share = z.number().min(0).max(1);

/**
 * Why an item is recommended: the user's data that it is based on. The page has a sentence for each; `words` are the
 * user's own.
 */
export const Because = z.discriminatedUnion('from', [
  z.object({ from: z.literal('goal'), words: z.string() }),
  z.object({ from: z.literal('with-whom'), withWhom: z.enum(peopleOneSpeaksWith) }),
  z.object({ from: z.literal('manner'), manner: z.enum(manners) }),
  z.object({ from: z.literal('talk'), instructorName: z.string(), words: z.string(), at: moment }),
  z.object({ from: z.literal('liked'), instructorName: z.string(), at: moment }),
  z.object({ from: z.literal('finished'), title: z.string(), at: moment }),
  z.object({ from: z.literal('saved'), at: moment }),
  z.object({ from: z.literal('score'), scene: z.string(), criterion: z.string(), score: z.number(), at: moment }),
  z.object({ from: z.literal('scene'), title: z.string(), at: moment }),
  z.object({ from: z.literal('meeting'), title: z.string(), weakSpot: z.enum(weakSpots), at: moment }),
  /** Nothing is known about the user: the beginning of a coach's shelf or of a shelf of scenes. */
  z.object({ from: z.literal('beginning'), name: z.string() }),
]);
export type Because = z.infer<typeof Because>;

/** The id traces a click back to the day on which it was recommended. */
const recommendation = { recommendationId: z.uuid(), because: Because };
export const RecommendedItem = z.object({
  ...recommendation,
  kind: z.literal('item'),
  content: ContentCard,
  saved: z.boolean(),
});
export type RecommendedItem = z.infer<typeof RecommendedItem>;
export const RecommendedScene = z.object({ ...recommendation, kind: z.literal('scene'), scene: SceneCard });
export type RecommendedScene = z.infer<typeof RecommendedScene>;
export const RecommendedCoach = z.object({ ...recommendation, kind: z.literal('coach'), coach: CoachCard });
export type RecommendedCoach = z.infer<typeof RecommendedCoach>;
export const Recommended = z.discriminatedUnion('kind', [RecommendedItem, RecommendedScene, RecommendedCoach]);
export type Recommended = z.infer<typeof Recommended>;

/**
 * `first` is the best of all, and is in no other list. `known`: the recommendations are based on data about the user.
 */
export const Recommendations = z.object({
  known: z.boolean(),
  first: Recommended.nullable(),
  items: z.array(RecommendedItem),
  scenes: z.array(RecommendedScene),
  coaches: z.array(RecommendedCoach),
});
export type Recommendations = z.infer<typeof Recommendations>;

export const RecommendationParams = z.object({ recommendationId: z.uuid() });
export const RecommendationAnswer = z.object({ answer: z.enum(['opened', 'not-this-one', 'taken-back']) });
export const RecommendationAnswered = z.object({ recommendationId: z.uuid() });

/** The history of a library item. `progress` is the share of it that was read or done. */
export const HistoryEntry = z.object({
  content: ContentCard,
  openedAt: moment.nullable(),
  progress: share,
  finishedAt: moment.nullable(),
  savedAt: moment.nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryQuery = z.object({
  page: AskedPlace.default(1),
  pageSize: z.coerce.number().int().min(1).max(bounds.pageSize.max).default(bounds.pageSize.default),
});

/** Newest first. `total` counts all pages, including items that were only saved for later. */
export const HistoryPage = z.object({
  entries: z.array(HistoryEntry),
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
  /** Finished items on all pages together. */
  finished: z.number().int(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

/**
 * Fields left out stay unchanged; a request with only the item records that it was opened. Progress never decreases.
 */
export const HistoryKeep = z.object({
  contentUuid: z.uuid(),
  progress: share.optional(),
  finished: z.boolean().optional(),
  saved: z.boolean().optional(),
  /** The recommendation that led to it. */
  recommendationId: z.uuid().optional(),
});
export type HistoryKeep = z.infer<typeof HistoryKeep>;
export const HistoryParams = InstructorParams;

/** What the user wrote into an exercise, by field name; empty fields are left out. */
export const ExerciseAnswers = z.object({
  content: ContentCard,
  fields: z.array(ExerciseField),
  answers: z.record(z.string(), z.string()),
  changedAt: moment.nullable(),
  /** Help lines to show, as plain text, if the answers mention danger. */
  care: z.string().nullable(),
});
export type ExerciseAnswers = z.infer<typeof ExerciseAnswers>;

/** With an item, returns only the answers to it. */
export const AnswersQuery = z.object({ contentUuid: z.uuid().optional() });

/** Newest first. */
export const AnswersList = z.object({ entries: z.array(ExerciseAnswers) });

/** Fields left out stay unchanged; an empty one is cleared. */
export const AnswersKeep = z.object({
  contentUuid: z.uuid(),
  answers: z.record(z.string().max(64), z.string().max(bounds.exerciseAnswerLength)),
});
export type AnswersKeep = z.infer<typeof AnswersKeep>;

/** Something to continue with. */
export const LeftOff = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conversation'),
    at: moment,
    conversationUuid: z.uuid(),
    instructorSlug: z.string(),
    instructorName: z.string(),
    title: z.string(),
  }),
  z.object({ kind: z.literal('item'), at: moment, content: ContentCard, progress: share }),
  z.object({ kind: z.literal('scene'), at: moment, scene: SceneSession }),
  z.object({
    kind: z.literal('meeting'),
    at: moment,
    conversationUuid: z.uuid(),
    title: z.string(),
    state: z.enum(['notes-in-progress', 'notes-ready', 'ended']),
  }),
]);
export type LeftOff = z.infer<typeof LeftOff>;

export const Homepage = z.object({
  suggestion: Recommended.nullable(),
  /** Newest first. */
  leftOff: z.array(LeftOff),
  categories: z.array(CoachCategory),
  coaches: z.number().int(),
  scenes: z.array(RecommendedScene),
  /** Scenes and calls of the last seven days: when, and how many minutes. */
  rehearsed: z.array(z.object({ at: moment, minutes: z.number().nonnegative() })),
  /** The most recent items of the whole library. */
  history: z.array(HistoryEntry),
  /** The most recent scenes that were begun, newest first. */
  played: z.array(SceneSession),
});
export type Homepage = z.infer<typeof Homepage>;
