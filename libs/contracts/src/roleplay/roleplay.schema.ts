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

/** Who plays opposite one. `voice` is null where nobody wrote how they sound: in a scene of one's own. */
const Partner = z.object({
  name: z.string(),
  role: z.string(),
  personality: z.string(),
  voice: z.enum(sceneVoices).nullable(),
});

/** Looked up by the rounded score (specification, section 9). */
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

/** The language that the words of a scene are in; null for a scene of one's own, whose words can be in any. */
const wordsLanguage = z.enum(locales).nullable();

/** One scene as a list shows it. `best` is one's own best score so far. */
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

/** What a category's scenes are judged by. */
export const RubricCriterion = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  /** What it is like at about 2, 5 and 8 of 10. */
  levels: z.object({ low: z.string(), middle: z.string(), high: z.string() }),
});
export type RubricCriterion = z.infer<typeof RubricCriterion>;

/** A scene as one finds it before it begins; nothing of what the partner hides. */
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
  /** Only scenes in which all of these words are found. */
  search: z.string().trim().max(bounds.searchLength).optional(),
});

/** One time that a scene was played, or is being played. */
export const SceneTry = z.object({
  userRolePlayUuid: z.uuid(),
  conversationUuid: z.uuid(),
  /** `ready`: nobody has spoken yet. `cancelled`: it never began. */
  status: z.enum(['ready', 'going-on', 'ended', 'cancelled']),
  title: z.string(),
  /** null for one's own scene. */
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
export type SceneTry = z.infer<typeof SceneTry>;

/** What one has played, newest first, and what to play next; `because` says why in a word the page has a sentence for. */
export const YourPath = z.object({
  tries: z.array(SceneTry),
  next: z.array(
    z.object({ scene: SceneCard, because: z.enum(['again-harder', 'not-yet-good', 'same-shelf', 'new-shelf']) }),
  ),
});
export type YourPath = z.infer<typeof YourPath>;

/**
 * Scenes of the category or subcategory asked for, else of the first category; where one searches, of all.
 * `yourPath` is null where it was not asked for.
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

/** The same for visitors, with scenes whole; the slug `all` names the first category. */
export const PrePaywallCategory = z.object({
  categories: z.array(SceneCategory),
  category: SceneCategory.extend({ subcategories: z.array(SceneSubcategory) }),
  scenes: z.array(Scene),
  total: count,
  rubric: z.array(RubricCriterion),
});
export type PrePaywallCategory = z.infer<typeof PrePaywallCategory>;

/** What one chose before the scene. `null` personality and voice: as the scene was written. */
export const SceneSetup = z.object({
  difficulty: z.enum(difficulties),
  medium: z.enum(['text', 'voice']),
  language: z.enum(locales),
  voiceStyle: z.enum(voiceStyles).nullable(),
  aiPersonality: z.enum(aiPersonalities).nullable(),
  additionalContext: z.string(),
});
export type SceneSetup = z.infer<typeof SceneSetup>;

/** What one wrote down for a scene of one's own. */
export const CustomForm = z.object({
  description: z.string(),
  roleplayName: z.string(),
  aiRole: z.string(),
  aiRoleName: z.string(),
});
export type CustomForm = z.infer<typeof CustomForm>;

export const ScenarioParams = z.object({ scenarioUuidOrSlug: z.string() });
export const RoleplayDetailQuery = z.object({ userRolePlayUuid: z.uuid().optional() });

/** Everything the set-up page needs. `setup` is that of the try that was named, or of the last one, or the usual. */
export const RoleplayDetail = z.object({
  scene: Scene,
  /** The scene is one's own. */
  custom: CustomForm.nullable(),
  category: z.object({ slug: z.string(), name: z.string(), art: Art }),
  subcategory: z.object({ slug: z.string(), name: z.string() }).nullable(),
  rubric: z.array(RubricCriterion),
  setup: SceneSetup,
  /** One's tries of this scene, oldest first. */
  tries: z.array(SceneTry),
});
export type RoleplayDetail = z.infer<typeof RoleplayDetail>;

const written = (max: number) => z.string().trim().max(max);

/**
 * Makes a try of a scene. Its uuid may be the client's, so that a request repeated after a lost answer makes no second.
 * `sameAs` plays an earlier try once more: its scene, its set-up where nothing else is said, and its seed.
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
  /** The person read the help lines, and says that they are safe and want the scene. */
  safe: z.boolean().optional(),
});
export type RoleplayCreate = z.input<typeof RoleplayCreate>;

/** A line as it was said; one that broke a safety rule is `removed` and has no text. */
export const SceneLine = z.object({
  /** From 1, without gaps. */
  position: z.number().int().positive(),
  author: z.enum(['person', 'partner']),
  text: z.string(),
  status: z.enum(['said', 'removed']),
  clientLineId: z.uuid().nullable(),
  answeredBy: AnsweredBy.nullable(),
  /** Time of the scene that had gone by; what was typed begins when it is sent. */
  atMs: count,
});
export type SceneLine = z.infer<typeof SceneLine>;

/** How open the partner is: −3, about to leave, to 3, on your side. */
const mood = z.number().min(-3).max(3);

/** The partner's mood after one line of the person's. */
const MoodMove = z.object({
  /** Of the person's line. */
  position: z.number().int().positive(),
  mood,
  /** What of the line counted most, in the direction in which the mood went; null where it stayed as it was. */
  because: z.enum(moodCauses).nullable(),
  /** The day or figure that the line named, where that is why. */
  words: z.string().nullable(),
});
export type MoodMove = z.infer<typeof MoodMove>;

/** How the partner's mood went in a scene, line by line. */
export const MoodCourse = z.object({ begins: mood, moves: z.array(MoodMove) });
export type MoodCourse = z.infer<typeof MoodCourse>;

/** A try with all that was said in it. Each call that changes it answers with the whole. */
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
  /** It waits, and no time of it passes until the next line, or until it is told to go on. */
  paused: z.boolean(),
  /** One allowed that one's own voice is kept. */
  keepsVoice: z.boolean(),
  /** The line of the person's that has no answer yet: to be sent again. */
  unanswered: z.uuid().nullable(),
  ending: z.enum(sceneEndings).nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type RoleplaySession = z.infer<typeof RoleplaySession>;

export const RoleplayParams = z.object({ userRolePlayUuid: z.uuid() });

/** Says a line. Idempotent by `clientLineId`; its length is checked by the use case, since too long is a 413. */
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

/** Some characters of a line's text: `text.slice(from, to)`. */
const Quote = z.object({ position: z.number().int().positive(), from: count, to: count, quote: z.string() });

export const JudgedCheck = z.object({
  slug: z.string(),
  /** A question with yes or no. */
  text: z.string(),
  /** It is about something to leave out. */
  never: z.boolean(),
  /** 0 to 1; null where it could not be judged, and counts nowhere. */
  credit: z.number().min(0).max(1).nullable(),
  evidence: z.array(Quote),
  judgedBy: z.enum(['rules', 'model']),
});
export type JudgedCheck = z.infer<typeof JudgedCheck>;

const credit = z.number().min(0).max(1).nullable();

/** What the second reader, a language model whose quotes are verified, says of a criterion. */
const SecondOpinion = z.object({
  score,
  band: ScoreBand,
  /** More than two points from the score by rules: both are shown with their reasons. */
  differs: z.boolean(),
  why: z.string(),
  /** The person's own words that it found. */
  quote: Quote.nullable(),
  /** Where the two differ most, the widest first. */
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
  /** Why, in a sentence or two: `worked`, `advice` and `cost` in one. */
  why: z.string(),
  /** What was done well; null where nothing was. */
  worked: z.string().nullable(),
  /** What to do next time; null where nothing is left to do. */
  advice: z.string().nullable(),
  /** What else took points. */
  cost: z.string().nullable(),
  checks: z.array(JudgedCheck),
  /** One's own words that show it best. */
  quote: Quote.nullable(),
  /** What one could have said. */
  betterLine: z.string().nullable(),
  /** It is made from one's own line. */
  betterLineIsYours: z.boolean(),
  /** Null where the second reader did not read it, or there is none. */
  second: SecondOpinion.nullable(),
});
export type JudgedCriterion = z.infer<typeof JudgedCriterion>;

const Range = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** A measure of how one spoke (specification, section 3: "speech metric ratings"). Both ends of a range belong to it. */
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
  /** By the clock, or by words, where a minute is 130 of them. */
  basis: z.enum(['time', 'words']),
  count: count.nullable(),
  caution: z.enum(['heard-by-machine', 'no-word-times']).nullable(),
  /** Over time, where it can be told. */
  series: z.array(z.object({ atSeconds: z.number(), value: z.number().nullable() })),
  words: z.array(z.object({ word: z.string(), count })),
  sources: z.array(z.object({ name: z.string(), address: z.string(), ours: z.string().nullable() })),
});
export type SpeechMeasure = z.infer<typeof SpeechMeasure>;

/** A place in a line: what `worked`, or what `cost`. `of` is a check's slug or a measure's name. */
export const ScriptMark = z.object({
  from: count,
  to: count,
  kind: z.enum(['worked', 'cost']),
  source: z.enum(['check', 'measure']),
  of: z.string(),
  /** What to say of it, for a check: what was done, or what to do instead. */
  note: z.string().nullable(),
  /** Where it is in what is kept of one's voice, in ms from its beginning; as good as it is known. */
  heardAtMs: count.nullable(),
});
export type ScriptMark = z.infer<typeof ScriptMark>;

export const ScriptLine = SceneLine.omit({ clientLineId: true, answeredBy: true }).extend({
  marks: z.array(ScriptMark),
  /** One's own voice in it, where it is kept. */
  voice: z.object({ durationMs: count }).nullable(),
});
export type ScriptLine = z.infer<typeof ScriptLine>;

/** One more go at a moment of a scene that is over. It is judged by the rules, as the scene with this line in it. */
export const SceneTake = z.object({
  takeUuid: z.uuid(),
  text: z.string(),
  /** What the partner answers to it. */
  answer: z.object({ text: z.string(), answeredBy: AnsweredBy }),
  mood: MoodMove.omit({ position: true }),
  /** What the criterion comes to with it. */
  score,
  /** Whether it does what was missed, and nothing that hurts. */
  isMet: z.boolean(),
  /** One sentence: what was done, or what to try. */
  says: z.string(),
});
export type SceneTake = z.infer<typeof SceneTake>;

/** A moment of a scene in which the person lost something: to be played again, with the same partner and push. */
export const SceneMoment = z.object({
  /** Of the person's line. */
  position: z.number().int().positive(),
  /** What the partner had just said; null where the person opened. */
  push: z.string().nullable(),
  said: z.string(),
  criterion: z.object({ slug: z.string(), name: z.string() }),
  /** What to try here. */
  advice: z.string(),
  /** The partner's mood before the line and after it. */
  mood: z.object({ before: mood, after: mood }),
  /** What the criterion comes to with the line that was said, by the rules. */
  score,
  takes: z.array(SceneTake),
});
export type SceneMoment = z.infer<typeof SceneMoment>;

export const RoleplayTake = z.object({
  /** The client's, so that a take sent twice is taken once. */
  takeUuid: z.uuid(),
  position: z.number().int().positive(),
  text: z.string().refine((text) => text.trim() !== '', 'A line needs at least one character'),
});
export type RoleplayTake = z.input<typeof RoleplayTake>;

export const TakeParams = RoleplayParams.extend({ takeUuid: z.uuid() });

export const RoleplayNotes = z.object({
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
  /** 0 to 1, the share of every score that is left: blame, insults and threats take from it. */
  heard: z.number().min(0).max(1),
  judgedBy: z.enum(['rules', 'model', 'mixed']),
  /** Whether a second reader read it: `none` is configured, or it `failed`, or it answered for some criteria alone. */
  secondReader: z.enum(['none', 'failed', 'partly', 'whole']),
  /** What a coach says to it, and a message by which one can talk it over with them. */
  coach: z.object({ slug: z.string(), name: z.string(), says: z.string(), message: z.string() }).nullable(),
  criteria: z.array(JudgedCriterion),
  doneWell: z.object({ criterion: z.string(), check: z.string(), text: z.string(), quote: Quote }).nullable(),
  toTry: z
    .object({ criterion: z.string(), check: z.string(), text: z.string(), betterLine: z.string().nullable() })
    .nullable(),
  measures: z.array(SpeechMeasure),
  script: z.array(ScriptLine),
  moods: MoodCourse,
  /** How the partner sounds, which decides whose face they have; null where nobody wrote it. */
  voice: z.enum(sceneVoices).nullable(),
  /** The weakest first. */
  moments: z.array(SceneMoment),
  /** When the first of what is kept of one's voice is deleted; null where nothing is. */
  voiceUntil: moment.nullable(),
  /** One's tries of this scene that have scores, oldest first, this one among them. */
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
  /** The next harder one; null at the hardest. */
  harder: z.enum(difficulties).nullable(),
});
export type RoleplayNotes = z.infer<typeof RoleplayNotes>;

export const FeedbackParams = z.object({ conversationUuid: z.uuid() });
/** `async`: what is not ready yet is no failure. */
export const FeedbackQuery = z.object({ async: z.stringbool().default(false) });

/** `failed` may be tried again; nothing is charged for it. `stage` is what the job is at, of `feedbackStages`. */
export const RoleplayFeedback = z.discriminatedUnion('status', [
  z.object({ status: z.literal('in-progress'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('failed'), stage: z.enum(feedbackStages), tries: count }),
  z.object({ status: z.literal('ready'), notes: RoleplayNotes }),
]);
export type RoleplayFeedback = z.infer<typeof RoleplayFeedback>;

/** How one did by one criterion, scene by scene. */
const CriterionProgress = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  /** Oldest first. */
  scores: z.array(z.object({ conversationUuid: z.uuid(), title: z.string(), endedAt: moment, score, band: ScoreBand })),
  /** What one does now and did not do at first; null where there is nothing new. */
  gained: z.string().nullable(),
  /** What one did at first and does not do now; null where nothing was lost. */
  lost: z.string().nullable(),
  /** One's own words in the scene in which it went best. */
  best: z
    .object({ quote: z.string(), position: z.number().int().positive(), conversationUuid: z.uuid(), score })
    .nullable(),
});
export type CriterionProgress = z.infer<typeof CriterionProgress>;

/** How one came along, over all scenes that have scores. Categories in the order of the last scene played. */
export const RoleplayProgress = z.object({
  scenes: count,
  categories: z.array(
    z.object({ slug: z.string(), name: z.string(), scenes: count, criteria: z.array(CriterionProgress) }),
  ),
});
export type RoleplayProgress = z.infer<typeof RoleplayProgress>;
