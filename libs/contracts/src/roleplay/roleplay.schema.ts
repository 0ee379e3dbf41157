import { z } from 'zod';
import { AskedPlace } from '../place.schema.ts';
import { bounds } from '../bounds.ts';
import { AnsweredBy } from '../coaching/chat.schema.ts';
import { Art } from '../content/content.schema.ts';
import { locales } from '../locale.ts';
import {
  aiPersonalities,
  difficulties,
  feedbackStages,
  moodCauses,
  sceneEndings,
  sceneVoices,
  sceneSentences,
  voiceStyles,
} from './roleplay.ts';

const score = z.number().min(1).max(10);
const count = z.number().int().nonnegative();
const moment = z.iso.datetime();

/** The partner in a scene. `voice` is null if none was written, as in a custom scene. */
const Partner = z.object({
  name: z.string(),
  role: z.string(),
  personality: z.string(),
  voice: z.enum(sceneVoices).nullable(),
});

/** Derived from the rounded score (specification, section 9). */
export const ScoreBand = z.enum(['proficient', 'developing', 'needs-practice']);
export type ScoreBand = z.infer<typeof ScoreBand>;

export const SceneCategory = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  art: Art,
  scenes: count,
});
export type SceneCategory = z.infer<typeof SceneCategory>;

export const SceneSubcategory = SceneCategory.omit({ art: true });
export type SceneSubcategory = z.infer<typeof SceneSubcategory>;

/** The language of a scene's texts; null for a custom scene, whose texts can be in any. */
const wordsLanguage = z.enum(locales).nullable();

/** One scene as a list shows it. `best` is the user's best score so far. */
export const SceneCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  categorySlug: z.string(),
  subcategorySlug: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int().positive(),
  partner: z.object({ name: z.string(), role: z.string() }),
  language: wordsLanguage,
  tries: count,
  best: z.object({ score, band: ScoreBand }).nullable(),
});
export type SceneCard = z.infer<typeof SceneCard>;

/** One criterion by which a category's scenes are judged. */
export const RubricCriterion = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  /** What a performance at about 2, 5 and 8 of 10 looks like. */
  levels: z.object({ low: z.string(), middle: z.string(), high: z.string() }),
});
export type RubricCriterion = z.infer<typeof RubricCriterion>;

/** A scene as shown before it begins; nothing that the partner hides. */
export const Scene = SceneCard.extend({
  situation: z.string(),
  yourRole: z.string(),
  goal: z.string(),
  care: z.enum(['none', 'health', 'money', 'law']),
  /** Who speaks first. */
  opens: z.enum(['partner', 'you']),
  partner: Partner,
});
export type Scene = z.infer<typeof Scene>;

export const RoleplayHomepageQuery = z.object({
  categoryUuidOrSlug: z.string().optional(),
  subCategoryUuidOrSlug: z.string().optional(),
  showYourPath: z.stringbool().default(false),
  /** Only scenes that contain all of these words. */
  search: z.string().trim().max(bounds.searchLength).optional(),
});

/** One session of a scene, finished or in progress. */
export const SceneSession = z.object({
  userRolePlayUuid: z.uuid(),
  conversationUuid: z.uuid(),
  /** `ready`: no line has been spoken yet. `cancelled`: it never began. */
  status: z.enum(['ready', 'going-on', 'ended', 'cancelled']),
  title: z.string(),
  /** null for a custom scene. */
  scenarioSlug: z.string().nullable(),
  categorySlug: z.string(),
  difficulty: z.enum(difficulties),
  medium: z.enum(['text', 'voice']),
  createdAt: moment,
  endedAt: moment.nullable(),
  ending: z.enum(sceneEndings).nullable(),
  /** null before there are scores. */
  total: z.object({ score, band: ScoreBand }).nullable(),
});
export type SceneSession = z.infer<typeof SceneSession>;

/** The user's sessions, newest first, and what to play next; `because` is a code that the page has a sentence for. */
export const YourPath = z.object({
  tries: z.array(SceneSession),
  next: z.array(
    z.object({ scene: SceneCard, because: z.enum(['again-harder', 'not-yet-good', 'same-shelf', 'new-shelf']) }),
  ),
});
export type YourPath = z.infer<typeof YourPath>;

/**
 * Scenes of the requested category or subcategory, else of the first category; a search covers all. `yourPath` is null
 * unless requested.
 */
export const RoleplayHomepage = z.object({
  categories: z.array(SceneCategory),
  category: SceneCategory.extend({ subcategories: z.array(SceneSubcategory) }).nullable(),
  subcategory: SceneSubcategory.nullable(),
  scenes: z.array(SceneCard),
  total: count,
  yourPath: YourPath.nullable(),
});
export type RoleplayHomepage = z.infer<typeof RoleplayHomepage>;

/** The same for visitors, with complete scenes; the slug `all` means the first category. */
export const PrePaywallCategory = z.object({
  categories: z.array(SceneCategory),
  category: SceneCategory.extend({ subcategories: z.array(SceneSubcategory) }),
  scenes: z.array(Scene),
  total: count,
  rubric: z.array(RubricCriterion),
});
export type PrePaywallCategory = z.infer<typeof PrePaywallCategory>;

/** The user's choices before the scene. `null` personality and voice: as the scene was written. */
export const SceneSetup = z.object({
  difficulty: z.enum(difficulties),
  medium: z.enum(['text', 'voice']),
  language: z.enum(locales),
  voiceStyle: z.enum(voiceStyles).nullable(),
  aiPersonality: z.enum(aiPersonalities).nullable(),
  additionalContext: z.string(),
});
export type SceneSetup = z.infer<typeof SceneSetup>;

/** The user's description of a custom scene. */
export const CustomForm = z.object({
  description: z.string(),
  roleplayName: z.string(),
  aiRole: z.string(),
  aiRoleName: z.string(),
});
export type CustomForm = z.infer<typeof CustomForm>;

export const ScenarioParams = z.object({ scenarioUuidOrSlug: z.string() });
export const RoleplayDetailQuery = z.object({ userRolePlayUuid: z.uuid().optional() });

/** Everything the set-up page needs. `setup` is that of the named session, else of the last one, else the default. */
export const RoleplayDetail = z.object({
  scene: Scene,
  /** Present for a custom scene. */
  custom: CustomForm.nullable(),
  category: z.object({ slug: z.string(), name: z.string(), art: Art }),
  subcategory: z.object({ slug: z.string(), name: z.string() }).nullable(),
  rubric: z.array(RubricCriterion),
  setup: SceneSetup,
  /** The user's sessions of this scene, oldest first. */
  tries: z.array(SceneSession),
});
export type RoleplayDetail = z.infer<typeof RoleplayDetail>;

const written = (max: number) => z.string().trim().max(max);

/**
 * Creates a session of a scene. The client may choose its uuid, so that a request repeated after a lost answer does not
 * create a second one. `sameAs` repeats an earlier session: its scene, its seed, and its set-up unless given otherwise.
 */
export const RoleplayCreate = z.object({
  userRolePlayUuid: z.uuid().optional(),
  scene: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('written'), scenarioUuidOrSlug: z.string() }),
    z.object({
      kind: z.literal('custom'),
      description: written(bounds.sceneDescriptionLength).min(1, sceneSentences.descriptionRequired),
      roleplayName: written(bounds.sceneNameLength).min(1, sceneSentences.nameRequired),
      aiRole: written(bounds.sceneRoleLength).min(1, sceneSentences.roleRequired),
      aiRoleName: written(bounds.sceneRoleLength).default(''),
    }),
    z.object({ kind: z.literal('again'), sameAs: z.uuid(), seed: z.enum(['same', 'new']).default('same') }),
  ]),
  difficulty: z.enum(difficulties).optional(),
  medium: z.enum(['text', 'voice']).optional(),
  language: z.enum(locales).optional(),
  voiceStyle: z.enum(voiceStyles).nullish(),
  aiPersonality: z.enum(aiPersonalities).nullish(),
  additionalContext: written(bounds.sceneContextLength).optional(),
  /** The person has read the help lines, says that they are safe, and wants to start the scene. */
  safe: z.boolean().optional(),
});
export type RoleplayCreate = z.input<typeof RoleplayCreate>;

/** A spoken line; one that broke a safety rule is `removed` and has no text. */
export const SceneLine = z.object({
  /** From 1, without gaps. */
  position: z.number().int().positive(),
  author: z.enum(['person', 'partner']),
  text: z.string(),
  status: z.enum(['said', 'removed']),
  clientLineId: z.uuid().nullable(),
  answeredBy: AnsweredBy.nullable(),
  /** Scene time at which the line began; a typed line begins when it is sent. */
  atMs: count,
  /** Help lines instead of a line of the partner’s, since the person’s line signals danger. */
  care: z.literal(true).optional(),
});
export type SceneLine = z.infer<typeof SceneLine>;

/** How open the partner is: −3, about to leave, to 3, on your side. */
const mood = z.number().min(-3).max(3);

/** The partner's mood after one of the person's lines. */
const MoodMove = z.object({
  /** Position of the person's line. */
  position: z.number().int().positive(),
  mood,
  /** The strongest cause of the mood's change; null if the mood did not change. */
  because: z.enum(moodCauses).nullable(),
  /** The day or figure named in the line, if that was the cause. */
  words: z.string().nullable(),
});
export type MoodMove = z.infer<typeof MoodMove>;

/** The partner's mood over a scene, line by line. */
export const MoodCourse = z.object({ begins: mood, moves: z.array(MoodMove) });
export type MoodCourse = z.infer<typeof MoodCourse>;

/** A session with all of its lines. Each call that changes it returns the whole session. */
export const RoleplaySession = z.object({
  userRolePlayUuid: z.uuid(),
  conversationUuid: z.uuid(),
  status: z.enum(['ready', 'going-on', 'ended', 'cancelled']),
  setup: SceneSetup,
  scene: z.object({
    slug: z.string().nullable(),
    categorySlug: z.string(),
    title: z.string(),
    situation: z.string(),
    yourRole: z.string(),
    goal: z.string(),
    minutes: z.number().int().positive(),
    opens: z.enum(['partner', 'you']),
    language: wordsLanguage,
    partner: Partner,
  }),
  lines: z.array(SceneLine),
  mood,
  moods: MoodCourse,
  remainingMs: count,
  /** The scene is paused: its clock stops until the next line, or until it is resumed. */
  paused: z.boolean(),
  /** The user has allowed their voice to be stored. */
  keepsVoice: z.boolean(),
  /** How many more lines of the person's the scene needs for feedback; 0 where it has enough. */
  linesToFeedback: count,
  /** The person's line that has no answer yet; the client must send it again. */
  unanswered: z.uuid().nullable(),
  ending: z.enum(sceneEndings).nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type RoleplaySession = z.infer<typeof RoleplaySession>;

export const RoleplayParams = z.object({ userRolePlayUuid: z.uuid() });

/**
 * Sends a line. Idempotent by `clientLineId`; the use case checks its length, since a line that is too long is a 413.
 */
export const RoleplaySay = z.object({
  clientLineId: z.uuid(),
  text: z.string().refine((text) => text.trim() !== '', 'A line needs at least one character'),
});
export type RoleplaySay = z.input<typeof RoleplaySay>;

export const RoleplayPause = z.object({ paused: z.boolean() });

export const RoleplayKeepVoice = z.object({ keep: z.boolean() });

/** A line of a scene, by its position. */
export const VoiceParams = RoleplayParams.extend({ position: AskedPlace });

export const SceneExportQuery = z.object({ format: z.enum(['markdown', 'json']) });

/** A part of a line's text: `text.slice(from, to)`. */
const Quote = z.object({ position: z.number().int().positive(), from: count, to: count, quote: z.string() });

export const JudgedCheck = z.object({
  slug: z.string(),
  /** A yes-or-no question. */
  text: z.string(),
  /** The check is about something to avoid. */
  never: z.boolean(),
  /** 0 to 1; null if it could not be judged, and then it is not counted. */
  credit: z.number().min(0).max(1).nullable(),
  evidence: z.array(Quote),
  judgedBy: z.enum(['rules', 'model']),
});
export type JudgedCheck = z.infer<typeof JudgedCheck>;

const credit = z.number().min(0).max(1).nullable();

/** The verdict of the second reader, a language model whose quotes are verified, on a criterion. */
const SecondOpinion = z.object({
  score,
  band: ScoreBand,
  /** More than two points from the rules' score: the page shows both with their reasons. */
  differs: z.boolean(),
  why: z.string(),
  /** The person's own words that it quotes. */
  quote: Quote.nullable(),
  /** Where the two differ most, largest difference first. */
  disputed: z.array(
    z.object({
      slug: z.string(),
      text: z.string(),
      never: z.boolean(),
      byRules: credit,
      bySecond: credit,
      quote: Quote.nullable(),
    }),
  ),
});
export type SecondOpinion = z.infer<typeof SecondOpinion>;

export const JudgedCriterion = RubricCriterion.extend({
  score,
  band: ScoreBand,
  /** The reason in a sentence or two: `worked`, `advice` and `cost` together. */
  why: z.string(),
  /** What was done well; null if nothing was. */
  worked: z.string().nullable(),
  /** What to do next time; null if there is nothing to improve. */
  advice: z.string().nullable(),
  /** The check that the advice is about. */
  advisedCheck: z.string().nullable(),
  /** What else cost points. */
  cost: z.string().nullable(),
  checks: z.array(JudgedCheck),
  /** The user's own words that show it best. */
  quote: Quote.nullable(),
  /** What the user could have said. */
  betterLine: z.string().nullable(),
  /** It is based on the user's own line. */
  betterLineIsYours: z.boolean(),
  /** null if the second reader did not judge it, or there is none. */
  second: SecondOpinion.nullable(),
});
export type JudgedCriterion = z.infer<typeof JudgedCriterion>;

const Range = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** A measure of how the user spoke (specification, section 3: "speech metric ratings"). Ranges include both ends. */
export const SpeechMeasure = z.object({
  name: z.enum([
    'pace',
    'fillers',
    'pauses',
    'talk-share',
    'longest-monologue',
    'questions',
    'open-questions',
    'hedging',
    'interruptions',
    'monotone',
    'repeated-words',
  ]),
  unit: z.enum([
    'words-per-minute',
    'per-minute',
    'per-ten-minutes',
    'percent',
    'seconds',
    'semitones',
    'per-hundred-words',
  ]),
  value: z.number(),
  rating: z.enum(['NEEDS_IMPROVEMENT', 'AVERAGE', 'GOOD']),
  good: Range,
  average: Range,
  /** By time, or by words, with 130 words counted as a minute. */
  basis: z.enum(['time', 'words']),
  count: count.nullable(),
  caution: z.enum(['heard-by-machine', 'no-word-times', 'by-words']).nullable(),
  /** Values over time, if known. */
  series: z.array(z.object({ atSeconds: z.number(), value: z.number().nullable() })),
  words: z.array(z.object({ word: z.string(), count })),
  sources: z.array(z.object({ name: z.string(), address: z.string(), ours: z.string().nullable() })),
});
export type SpeechMeasure = z.infer<typeof SpeechMeasure>;

/** A marked part of a line: what `worked`, or what `cost`. `of` is a check's slug or a measure's name. */
export const ScriptMark = z.object({
  from: count,
  to: count,
  kind: z.enum(['worked', 'cost']),
  source: z.enum(['check', 'measure']),
  of: z.string(),
  /** For a check: what was done, or what to do instead. */
  note: z.string().nullable(),
  /** Its position in the voice recording, in ms from the beginning; approximate. */
  heardAtMs: count.nullable(),
});
export type ScriptMark = z.infer<typeof ScriptMark>;

export const ScriptLine = SceneLine.omit({ clientLineId: true, answeredBy: true }).extend({
  marks: z.array(ScriptMark),
  /** The user's voice in this line, if it is stored. */
  voice: z.object({ durationMs: count }).nullable(),
});
export type ScriptLine = z.infer<typeof ScriptLine>;

/** A retake of a moment of a finished scene. The rules judge it as the scene with this line in it. */
export const SceneTake = z.object({
  takeUuid: z.uuid(),
  text: z.string(),
  /** The partner's answer to it. */
  answer: z.object({ text: z.string(), answeredBy: AnsweredBy }),
  mood: MoodMove.omit({ position: true }),
  /** The criterion's score with it. */
  score,
  /** Whether it does what was missed, and nothing harmful. */
  isMet: z.boolean(),
  /** What sets it apart from the other takes, and what was done or what to try. */
  says: z.string(),
});
export type SceneTake = z.infer<typeof SceneTake>;

/** A moment in which the person lost points, to be replayed with the same partner and push. */
export const SceneMoment = z.object({
  /** Position of the person's line. */
  position: z.number().int().positive(),
  /** What the partner had just said; null if the person spoke first. */
  push: z.string().nullable(),
  said: z.string(),
  criterion: z.object({ slug: z.string(), name: z.string() }),
  /** What to try here. */
  advice: z.string(),
  /** The partner's mood before the line and after it. */
  mood: z.object({ before: mood, after: mood }),
  /** The criterion's score with the original line, by the rules. */
  score,
  takes: z.array(SceneTake),
});
export type SceneMoment = z.infer<typeof SceneMoment>;

export const RoleplayTake = z.object({
  /** Chosen by the client, so that a take sent twice is stored once. */
  takeUuid: z.uuid(),
  position: z.number().int().positive(),
  text: z.string().refine((text) => text.trim() !== '', 'A line needs at least one character'),
});
export type RoleplayTake = z.input<typeof RoleplayTake>;

export const TakeParams = RoleplayParams.extend({ takeUuid: z.uuid() });

export const SceneFeedback = z.object({
  userRolePlayUuid: z.uuid(),
  conversationUuid: z.uuid(),
  title: z.string(),
  scenarioSlug: z.string().nullable(),
  categorySlug: z.string(),
  partner: z.object({ name: z.string(), role: z.string() }),
  language: wordsLanguage,
  setup: SceneSetup,
  ending: z.enum(sceneEndings),
  endedAt: moment,
  durationMs: count,
  total: z.object({ score, band: ScoreBand }),
  /** 0 to 1, the factor applied to every score: blame, insults and threats reduce it. */
  heard: z.number().min(0).max(1),
  judgedBy: z.enum(['rules', 'model', 'mixed']),
  /** Whether a second reader judged it: `none` is configured, it `failed`, or it answered only `partly`. */
  secondReader: z.enum(['none', 'failed', 'partly', 'whole']),
  /** A coach's comment on it, and a message to start talking it over with them. */
  coach: z.object({ slug: z.string(), name: z.string(), says: z.string(), message: z.string() }).nullable(),
  criteria: z.array(JudgedCriterion),
  doneWell: z.object({ criterion: z.string(), check: z.string(), text: z.string(), quote: Quote }).nullable(),
  toTry: z
    .object({ criterion: z.string(), check: z.string(), text: z.string(), betterLine: z.string().nullable() })
    .nullable(),
  measures: z.array(SpeechMeasure),
  script: z.array(ScriptLine),
  moods: MoodCourse,
  /** The partner's voice, which also decides their face; null if none was written. */
  voice: z.enum(sceneVoices).nullable(),
  /** Weakest first. */
  moments: z.array(SceneMoment),
  /** When the first stored voice recording is deleted; null if none is stored. */
  voiceUntil: moment.nullable(),
  /** The user's scored sessions of this scene, oldest first, including this one. */
  tries: z.array(
    z.object({
      userRolePlayUuid: z.uuid(),
      conversationUuid: z.uuid(),
      endedAt: moment,
      difficulty: z.enum(difficulties),
      score,
      band: ScoreBand,
      criteria: z.array(z.object({ slug: z.string(), score })),
    }),
  ),
  /** The next harder difficulty; null at the hardest. */
  harder: z.enum(difficulties).nullable(),
});
export type SceneFeedback = z.infer<typeof SceneFeedback>;

export const FeedbackParams = z.object({ conversationUuid: z.uuid() });
/** `async`: feedback that is not ready yet is not an error. */
export const FeedbackQuery = z.object({ async: z.stringbool().default(false) });

/** `failed` may be retried without a charge. `stage` is the job's current one of `feedbackStages`. */
export const RoleplayFeedback = z.discriminatedUnion('status', [
  z.object({ status: z.literal('in-progress'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('failed'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('ready'), notes: SceneFeedback }),
]);
export type RoleplayFeedback = z.infer<typeof RoleplayFeedback>;

/** The user's scores for one criterion, scene by scene. */
const CriterionProgress = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  /** Oldest first. */
  scores: z.array(z.object({ conversationUuid: z.uuid(), title: z.string(), endedAt: moment, score, band: ScoreBand })),
  /** What the user does now and did not do at first; null if there is nothing new. */
  gained: z.string().nullable(),
  /** What the user did at first and no longer does; null if nothing was lost. */
  lost: z.string().nullable(),
  /** The user's own words in the scene with the best score. */
  best: z
    .object({ quote: z.string(), position: z.number().int().positive(), conversationUuid: z.uuid(), score })
    .nullable(),
});
export type CriterionProgress = z.infer<typeof CriterionProgress>;

/** The user's progress over all scored scenes. Categories are in the order of the last scene played. */
export const RoleplayProgress = z.object({
  scenes: count,
  categories: z.array(
    z.object({ slug: z.string(), name: z.string(), scenes: count, criteria: z.array(CriterionProgress) }),
  ),
});
export type RoleplayProgress = z.infer<typeof RoleplayProgress>;
