import { z } from 'zod';
import { sceneVoices } from '@greenroom/contracts';
import { content } from '@greenroom/contracts/schemas';

/** The shapes of the files under `content/scenes/`. CONTRIBUTING.md, "A scene", tells writers what each field is for. */

/** What somebody does with what they say. A line often does several of these. */
export const speechActs = [
  'greets',
  /** Gives back what the other said or feels: "I can see why that worries you". */
  'acknowledges',
  'asks-open',
  'asks-closed',
  /** Says what one wants or needs: "I’d like", "I need". */
  'states-need',
  /** Gives a reason: "because", "so that". */
  'explains',
  /** A number, a day, an example: something that can be checked. */
  'names-fact',
  'offers',
  /** Who does what by when. */
  'proposes-step',
  'summarises',
  'apologises',
  'thanks',
  'agrees',
  /** A clear no. */
  'refuses',
  'hedges',
  /** The same demand again, or haste. */
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
/** −3, about to leave, to 3, on your side. */
const mood = z.number().min(-3).max(3);

/** When something in a scene is due: all that is named has to hold. */
export const Needs = z.strictObject({
  /** The line before does one of these. */
  acts: z.array(Act).min(1).optional(),
  /** The line before is about one of these subjects of the scene. */
  subjects: z.array(slug).min(1).optional(),
  /** All of these beats were played. */
  after: z.array(slug).min(1).optional(),
  moodFrom: mood.optional(),
  moodTo: mood.optional(),
  /** At least so many lines were said by the person. */
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
  goal: z.string().min(1).max(160),
  minutes: z.number().int().min(3).max(15),
  care: z.enum(['none', 'health', 'money', 'law']),
  partner: z.strictObject({
    name: z.string().min(1),
    role: z.string().min(1).max(80),
    voice: z.enum(sceneVoices),
    personality: z.string().min(1),
  }),
  /** For the model and for the feedback; the house partner shows them by its lines. */
  wants: z.string().min(1),
  hides: z.string().min(1),
  softens: z.array(z.string().min(1)).min(2),
  hardens: z.array(z.string().min(1)).min(2),
  opens: z.enum(['partner', 'you']),
  opening: Opening,
  /** What lines can be about: words people would use for it, in small letters; "rais*" is every word that begins so. */
  subjects: z.array(z.strictObject({ slug, words: z.array(z.string().min(1)).min(3) })).min(3),
  /** By how much an act moves the mood here, where it differs from the usual. */
  moves: z.partialRecord(Act, z.number().min(-2).max(2)).optional(),
  /** The scene's way, in order: the first that is due and was not played is played. */
  beats: z.array(Beat).min(5),
  /** What the partner says to an act where no beat is due, by mood. The category's stand in for the others. */
  reactions: z.partialRecord(Act, reactionLines),
  endings: Endings,
  /** For checks of the rubric: a line one could have said here. */
  betterLines: z.record(slug, z.string().min(1).max(280)),
});
export type SceneFile = z.infer<typeof SceneFile>;

/** How a check is seen in a transcript: one line of the person's that fits all that is named is a piece of evidence. */
export const Detect = z.strictObject({
  acts: z.array(Act).min(1).optional(),
  /** Phrases, in small letters, any of them; "rais*" is every word that begins so. */
  words: z.array(z.string().min(1)).min(1).optional(),
  /** Any of the scene’s subjects has to be touched. */
  onSubject: z.boolean().optional(),
  /** In the first or the last two lines of the person's. */
  where: z.enum(['opening', 'ending']).optional(),
  /** The partner's line just before did one of these. */
  answering: z.array(Act).min(1).optional(),
  /** At most so many words in the line. */
  wordsAtMost: z.number().int().positive().optional(),
});

export const Check = z.strictObject({
  slug,
  /** A question with yes or no, about what can be seen: "Did you name a number or a day?" */
  text: translated,
  /** Said of somebody who did it: "You said what you want right at the start." */
  done: translated,
  /** What to do next time, as an instruction: "Say what you want in your first two lines." */
  advice: translated,
  /** Any of these. */
  detect: z.array(Detect).min(1),
  /** So often for full credit; fewer give their share. */
  count: z.number().int().min(1).max(5).default(1),
  /** Turned round: full credit where it does not happen, none at `count` times. */
  never: z.boolean().default(false),
});

const Provoked = z.strictObject({ insulted: lines(3), outOfScene: lines(3), silence: lines(3), nonsense: lines(3) });

export const SceneCategoryFile = z.strictObject({
  name: translated,
  description: translated,
  art: content.Art,
  /** The coach who speaks on the page of notes: a folder of `content/coaches`. */
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
        /** One sentence: what this criterion is for. */
        about: translated,
        /** What it is like at about 2, 5 and 8 of 10. */
        levels: z.strictObject({ low: translated, middle: translated, high: translated }),
        checks: z.array(Check).min(4).max(6),
      }),
    )
    .min(4)
    .max(6),
  /** What any partner of the category says to an act, by mood, where the scene has nothing of its own. */
  reactions: z.record(Act, reactionLines),
  /** A partner stays who they are: insulted, asked for marks or given orders, met with silence or with nonsense. */
  provoked: Provoked,
});
export type SceneCategoryFile = z.infer<typeof SceneCategoryFile>;

/** What a person’s words make a subject of in a scene of their own. */
export const customSubjects = ['matter', 'when', 'feeling'] as const;

/**
 * What the partner of a scene of one's own says: it has to fit whatever it is about. `roles`: which category's rubric
 * and reactions go with whom one talks to, the first that fits; the last fits everyone.
 */
/** Lines of a custom scene that name what its description says; each is used where all it names is known. */
const DescribedLines = z.strictObject({
  /** With {topic}. */
  opening: Opening,
  /** By the beat whose lines they stand in for; with {topic}, {holds}, {holdsToo} or {fears}. */
  beats: z.record(slug, lines(2)),
});

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

/** The words of a written scene in another language (`<slug>.de.yaml`); when a line is due stands in the English file. */
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
  /** By the beat they belong to. */
  beats: z.record(slug, lines(3)),
  endings: EndingLines,
});
export type SceneLinesFile = z.infer<typeof SceneLinesFile>;

/** What any partner of a category says in another language (`category.de.yaml`). */
export const CategoryLinesFile = SceneCategoryFile.pick({ reactions: true, provoked: true }).extend({
  /** By check: the phrases by which it is seen in a transcript in this language. */
  words: z.record(slug, z.array(z.string().min(1)).min(3)).optional(),
});
export type CategoryLinesFile = z.infer<typeof CategoryLinesFile>;

/** All that the partner of a scene of one's own says, in another language; when it is said, the scene's own file tells. */
export const CustomLinesFile = z.strictObject({
  opening: Opening,
  /** By the beat they belong to. */
  beats: z.record(slug, lines(3)),
  described: DescribedLines,
  endings: EndingLines,
  reactions: z.record(Act, reactionLines),
  provoked: Provoked,
  /** Said on the line alone. */
  spoken: z.strictObject({ hello: lines(3), fillers: lines(3), lostThread: lines(3), goodbyes: lines(2) }),
});
export type CustomLinesFile = z.infer<typeof CustomLinesFile>;
