import { z } from 'zod';
import { sceneVoices } from '@greenroom/contracts';
import { content } from '@greenroom/contracts/schemas';

/**
 * The schemas of the files under `content/scenes/`. CONTRIBUTING.md, "A scene", tells writers what each field is for.
 */

/** What a speaker does with a line. One line often does several of these. */
export const speechActs = [
  'greets',
  /** Reflects what the other said or feels: "I can see why that worries you". */
  'acknowledges',
  'asks-open',
  'asks-closed',
  /** Says what the speaker wants or needs: "I’d like", "I need". */
  'states-need',
  /** Gives a reason: "because", "so that". */
  'explains',
  /** A number, a day, an example: something that can be verified. */
  'names-fact',
  'offers',
  /** Says who does what by when. */
  'proposes-step',
  'summarises',
  'apologises',
  'thanks',
  'agrees',
  /** A clear no. */
  'refuses',
  'hedges',
  /** The same demand again, or urgency. */
  'pushes',
  'blames',
  'threatens',
  'insults',
] as const;
const Act = z.enum(speechActs);
export type SpeechAct = z.infer<typeof Act>;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case words joined by hyphens');
const translated = z.strictObject({ en: z.string().min(1), de: z.string().min(1) });
const lines = (count: number) => z.array(z.string().min(1).max(280)).min(count);
/** From −3, about to leave, to 3, on your side. */
const mood = z.number().min(-3).max(3);

/** The conditions under which a part of a scene is due; all of them must hold. */
export const Needs = z.strictObject({
  /** The previous line does one of these. */
  acts: z.array(Act).min(1).optional(),
  /** The previous line is about one of these subjects of the scene. */
  subjects: z.array(slug).min(1).optional(),
  /** All of these beats have been played. */
  after: z.array(slug).min(1).optional(),
  moodFrom: mood.optional(),
  moodTo: mood.optional(),
  /** The person has said at least this many lines. */
  lineFrom: z.number().int().positive().optional(),
});

export type Needs = z.infer<typeof Needs>;

const Ending = z.strictObject({ needs: Needs, lines: lines(2) });
const reactionLines = z.strictObject({ cold: lines(3), even: lines(3), warm: lines(3) });

const Opening = z.strictObject({ easygoing: lines(2), realistic: lines(2), tough: lines(2) });
const Beat = z.strictObject({ slug, needs: Needs, lines: lines(3), shows: z.literal('hidden').optional() });
const Endings = z.strictObject({
  agreed: Ending,
  partly: Ending,
  walkedAway: Ending,
  outOfTime: z.strictObject({ lines: lines(2) }),
});

export const SceneFile = z.strictObject({
  title: z.string().min(1).max(60),
  subcategory: slug,
  summary: z.string().min(1).max(140),
  situation: z.string().min(1),
  yourRole: z.string().min(1).max(120),
  /** The person plays the partner's superior. */
  youLead: z.literal(true).optional(),
  goal: z.string().min(1).max(160),
  minutes: z.number().int().min(3).max(15),
  care: z.enum(['none', 'health', 'money', 'law']),
  partner: z.strictObject({
    name: z.string().min(1),
    role: z.string().min(1).max(80),
    voice: z.enum(sceneVoices),
    personality: z.string().min(1),
  }),
  /** For the language model and the feedback; the house partner shows them through its lines. */
  wants: z.string().min(1),
  hides: z.string().min(1),
  softens: z.array(z.string().min(1)).min(2),
  hardens: z.array(z.string().min(1)).min(2),
  opens: z.enum(['partner', 'you']),
  opening: Opening,
  /**
   * What lines can be about: the words people use for it, in lower case; "rais*" matches every word that begins with
   * "rais".
   */
  subjects: z.array(z.strictObject({ slug, words: z.array(z.string().min(1)).min(3) })).min(3),
  /** How much an act moves the mood here, if different from the default. */
  moves: z.partialRecord(Act, z.number().min(-2).max(2)).optional(),
  /** The scene's course, in order: the first beat that is due and has not been played is played. */
  beats: z.array(Beat).min(5),
  /**
   * The partner's reactions to acts when no beat is due, by mood. For other acts, the category's reactions are used.
   */
  reactions: z.partialRecord(Act, reactionLines),
  endings: Endings,
  /** By check of the rubric: a line that the person could have said here. */
  betterLines: z.record(slug, z.string().min(1).max(280)),
});
export type SceneFile = z.infer<typeof SceneFile>;

/**
 * How a check is detected in a transcript: one line of the person's that matches all given fields is one piece of
 * evidence.
 */
export const Detect = z.strictObject({
  acts: z.array(Act).min(1).optional(),
  /** Phrases in lower case, any of which matches; "rais*" matches every word that begins with "rais". */
  words: z.array(z.string().min(1)).min(1).optional(),
  /** The line must touch one of the scene’s subjects. */
  onSubject: z.boolean().optional(),
  /** The line is one of the person's first or last two. */
  where: z.enum(['opening', 'ending']).optional(),
  /** The partner's previous line did one of these. */
  answering: z.array(Act).min(1).optional(),
  /** The maximum number of words in the line. */
  wordsAtMost: z.number().int().positive().optional(),
});

export const Check = z.strictObject({
  slug,
  /** A yes-or-no question about something observable: "Did you name a number or a day?" */
  text: translated,
  /** Feedback if the person did it: "You said what you want right at the start." */
  done: translated,
  /** An instruction for next time: "Say what you want in your first two lines." */
  advice: translated,
  /** Any of these counts as evidence. */
  detect: z.array(Detect).min(1),
  /** How many pieces of evidence give full credit; fewer give a proportional share. */
  count: z.number().int().min(1).max(5).default(1),
  /** Inverts the check: full credit if there is no evidence, none at `count` pieces. */
  never: z.boolean().default(false),
});

const Provoked = z.strictObject({ insulted: lines(3), outOfScene: lines(3), silence: lines(3), nonsense: lines(3) });

export const SceneCategoryFile = z.strictObject({
  name: translated,
  description: translated,
  art: content.Art,
  /** The coach who gives the feedback: a folder of `content/coaches`. */
  coach: slug,
  subcategories: z
    .array(z.strictObject({ slug, name: translated, description: translated }))
    .min(2)
    .max(3),
  rubric: z
    .array(
      z.strictObject({
        slug,
        name: translated,
        /** What this criterion is for, in one sentence. */
        about: translated,
        /** Descriptions of about 2, 5 and 8 of 10 points. */
        levels: z.strictObject({ low: translated, middle: translated, high: translated }),
        checks: z.array(Check).min(4).max(6),
      }),
    )
    .min(4)
    .max(6),
  /** Reactions of any partner in the category to acts, by mood, if the scene has none of its own. */
  reactions: z.record(Act, reactionLines),
  /**
   * Lines with which a partner stays in character: when insulted, asked for a score or given orders, met with silence
   * or with nonsense.
   */
  provoked: Provoked,
});
export type SceneCategoryFile = z.infer<typeof SceneCategoryFile>;

/** The subjects of a custom scene, which are taken from the person’s own description. */
export const customSubjects = ['matter', 'when', 'feeling'] as const;

/** Lines of a custom scene that quote its description; each is used only if everything it names is known. */
const DescribedLines = z.strictObject({
  /** Uses {topic}. */
  opening: Opening,
  /** By the beat whose lines they replace; they use {topic}, {holds}, {holdsToo} or {fears}. */
  beats: z.record(slug, lines(2)),
});

/**
 * The material of a custom scene's partner, which has to fit any description. `roles` maps the other person's role to
 * the category whose rubric and reactions apply: the first that matches; the last matches everyone.
 */
export const CustomSceneFile = z.strictObject({
  minutes: z.number().int().min(3).max(15),
  roles: z.array(z.strictObject({ category: slug, words: z.array(z.string().min(1)) })).min(2),
  opening: Opening,
  subjects: z.array(z.strictObject({ slug, words: z.array(z.string().min(1)).min(3) })).length(2),
  softens: z.array(z.string().min(1)).min(2),
  hardens: z.array(z.string().min(1)).min(2),
  wants: z.string().min(1),
  hides: z.string().min(1),
  beats: z.array(Beat).min(5),
  described: DescribedLines,
  endings: Endings,
});
export type CustomSceneFile = z.infer<typeof CustomSceneFile>;

const EndingLines = z.strictObject({ agreed: lines(2), partly: lines(2), walkedAway: lines(2), outOfTime: lines(2) });

/**
 * The lines of a written scene in another language (`<slug>.de.yaml`). The conditions for each line are only in the
 * English file.
 */
export const SceneLinesFile = SceneFile.pick({
  title: true,
  summary: true,
  situation: true,
  yourRole: true,
  goal: true,
  wants: true,
  hides: true,
  softens: true,
  hardens: true,
  opening: true,
  reactions: true,
  betterLines: true,
}).extend({
  partner: SceneFile.shape.partner.pick({ role: true, personality: true }),
  /** By subject: the words that people use for it in this language. */
  subjects: z.record(slug, z.array(z.string().min(1)).min(3)),
  /** By beat. */
  beats: z.record(slug, lines(3)),
  endings: EndingLines,
});
export type SceneLinesFile = z.infer<typeof SceneLinesFile>;

/** The lines of any partner of a category in another language (`category.de.yaml`). */
export const CategoryLinesFile = SceneCategoryFile.pick({ reactions: true, provoked: true }).extend({
  /** By check: the phrases that detect it in a transcript in this language. */
  words: z.record(slug, z.array(z.string().min(1)).min(3)).optional(),
});
export type CategoryLinesFile = z.infer<typeof CategoryLinesFile>;

/**
 * All lines of a custom scene's partner in another language. The conditions for each line are only in the custom
 * scene's own file.
 */
export const CustomLinesFile = z.strictObject({
  opening: Opening,
  /** By beat. */
  beats: z.record(slug, lines(3)),
  described: DescribedLines,
  endings: EndingLines,
  reactions: z.record(Act, reactionLines),
  provoked: Provoked,
  /** Lines only for calls. */
  spoken: z.strictObject({ hello: lines(3), fillers: lines(3), lostThread: lines(3), goodbyes: lines(2) }),
});
export type CustomLinesFile = z.infer<typeof CustomLinesFile>;
