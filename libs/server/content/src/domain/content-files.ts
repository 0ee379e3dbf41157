import { recordedVoices } from '@greenroom/ports/speech-synthesizer';
import { z } from 'zod';
import { content } from '@greenroom/contracts/schemas';
import type { SynonymGroup } from '../search/expand-query.ts';
import type { Scenes } from './scenes.ts';
import type { DirectAnswer } from './direct-answer-files.ts';
import type { FieldQuestion } from './field-question-files.ts';
import type { SentenceToSay } from './sentence-files.ts';
import type { MoveReplies } from './move-files.ts';
import type { Term } from './term-files.ts';
import type { Rejoinder } from './rejoinder-files.ts';
import type { KnownSituation, Situation } from './situation-files.ts';

/** The schemas of the files under `content/`. CONTRIBUTING.md, "A coach", tells writers what each field is for. */

const sentences = (count: number) => z.array(z.string().min(1)).min(count);
const openQuestion = z.string().refine((text) => text.split('?').length === 2, 'asks exactly one question');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case words joined by hyphens');
const translated = z.strictObject({ en: z.string().min(1), de: z.string().min(1) });

/** The order in which folders are shown, by their names. */
export const OrderFile = z.array(slug).min(1);

export const CategoriesFile = z.array(z.strictObject({ slug, name: translated })).min(1);
export type Category = z.infer<typeof CategoriesFile>[number];

const phrases = z.array(z.string().trim().min(2));
/** Names for the same thing in both languages, and related things that a person may also want. The search uses them. */
export const SynonymsFile = z.array(z.strictObject({ same: phrases.min(1), near: phrases.default([]) }));

const inBoth = z.strictObject({ en: z.string().min(1).max(280), de: z.string().min(1).max(280) });
/** Conversations that people prepare for. The first one whose words occur in a person's message applies. */
export const OccasionsFile = z.array(
  z.strictObject({
    slug: z.string(),
    /** In lower case, in either language; "rais*" matches every word that begins with "rais". */
    words: z.array(z.string().min(2)).min(3),
    coach: z.string(),
    /** Which sentence to build from the person's own words, where possible. */
    ownWords: z.enum(['raise', 'money-back', 'deposit', 'price', 'resign']).optional(),
    /** Scenes to rehearse it with, the best first. */
    scenes: z.array(z.string()),
    /** An item of the coach's library to read beforehand. */
    item: z.string(),
    /** A weak but common way to begin such a conversation. */
    weak: inBoth,
    /** A better first sentence, used if the person’s own words give none. */
    line: inBoth,
  }),
);
export type OccasionKind = z.infer<typeof OccasionsFile>[number];

const withPlace = (place: string) =>
  z
    .array(
      z
        .string()
        .refine((text) => text.includes(`{${place}}`) && !text.includes('?'), `holds {${place}} and asks nothing`),
    )
    .min(1);
const asksWithPlace = (place: string) =>
  z.array(openQuestion.refine((text) => text.includes(`{${place}}`), `holds {${place}}`)).min(1);
const statements = z.array(z.string().refine((text) => !text.includes('?'), 'asks nothing')).min(1);

/**
 * Lines, in a coach's own voice, that lead from the goal to the next step. For a coach without them, and once all of
 * them are used, the house engine has plain sentences of its own.
 */
export const CourseSpeech = z
  .strictObject({
    /** `{goal}` follows a colon: "to ask your boss", "a calm start" or a quotation. */
    goalHeard: withPlace('goal'),
    goalAgain: withPlace('goal'),
    /** After repeated "I don't know": drops the question. */
    leaveIt: statements,
    yes: statements,
    no: statements,
    alreadySaid: statements,
    /** When a person gives orders to the coach, who calmly does not follow them. */
    orders: statements,
    /** Asks for the day of a next step that has none yet. */
    whenAsks: z.array(openQuestion).min(1),
    /** `{step}` follows a colon: "you’ll ring her tonight" or a quotation. */
    closings: withPlace('step'),
    /** `{name}` is the name of the material; one of its lines follows. */
    materialLeads: withPlace('name'),
    /** When the person mentions their material, but no line of it fits. */
    materialHave: withPlace('name'),
    /** At the start of a later conversation: the previous goal, after a colon. */
    lastGoal: withPlace('goal'),
    /** Follows `lastGoal`. */
    askGoal: z.array(openQuestion).min(1),
    /** `{step}` is the step planned last time, after a colon: "ring Ann" or a quotation. */
    askStep: asksWithPlace('step'),
    /** `{title}` is the title of an exercise that is assigned at the end, and asked about next time. */
    assign: withPlace('title'),
    askExercise: asksWithPlace('title'),
  })
  .partial();
export type CourseSpeech = z.infer<typeof CourseSpeech>;

/** What a coach says on its own in a voice call. */
export const CallSpeech = z.strictObject({
  /** For a new person; a topic has its own opener. */
  greetings: sentences(2),
  welcomesBack: sentences(2),
  /** A few words while an answer takes its time. */
  fillers: sentences(3),
  /** After 15 s of silence. */
  stillThere: sentences(2),
  /** The call ends because of silence, after half an hour, or because the free minutes are used up. */
  goodbyeSilence: sentences(1),
  goodbyeTime: sentences(1),
  goodbyeAllowance: sentences(1),
  /** When no answer came, or when the person's speech could not be understood. */
  sorryNoAnswer: sentences(1),
  sorryNotHeard: sentences(1),
});
export type CallSpeech = z.infer<typeof CallSpeech>;

/** The house engine's lines in a coach's own voice, by occasion. */
export const Speech = z.strictObject({
  greetings: sentences(4),
  acknowledgements: sentences(10),
  /** May hold `{title}`, the title of the item quoted. */
  quoteLeads: sentences(8),
  cardLeads: sentences(6),
  questions: z.strictObject({
    goal: z.array(openQuestion).min(6),
    reality: z.array(openQuestion).min(6),
    options: z.array(openQuestion).min(6),
    nextStep: z.array(openQuestion).min(6),
  }),
  nothingOnShelf: sentences(5),
  offTopic: sentences(4),
  thanks: sentences(4),
  dontKnow: sentences(5),
  anger: sentences(4),
  grief: sentences(4),
  insult: sentences(4),
  gibberish: sentences(4),
  aboutItself: sentences(4),
  goodbye: sentences(4),
  course: CourseSpeech.optional(),
  /** Lines for calls, by the person's language; missing ones are replaced by our plain lines. */
  call: z.strictObject({ en: CallSpeech.partial().optional(), de: CallSpeech.partial().optional() }).optional(),
});

/** How far a recorded voice is changed in pitch and size, and in speed. */
const figures = { shift: z.number().min(0.78).max(1.2), pace: z.number().min(0.75).max(1.25) };

/** Voices made from recordings; the figures mean the same in both engines. */
const RecordedVoice = z.discriminatedUnion('engine', [
  z.strictObject({ engine: z.literal('flite'), voice: z.enum(recordedVoices.flite), ...figures }),
  z.strictObject({
    engine: z.literal('pico'),
    voice: z.enum(recordedVoices.pico),
    pitch: z.number().min(0.7).max(1.3).optional(),
    ...figures,
  }),
]);

/** Settings of eSpeak NG; source: its own documentation, `speak_lib.h`. */
const EspeakVoice = z.strictObject({
  /** The voices for English and German. */
  voice: z.enum(['de', 'en', 'en-029', 'en-gb-scotland', 'en-gb-x-gbclan', 'en-gb-x-gbcwmd', 'en-gb-x-rp', 'en-us']),
  /** Makes the voice sound like another person. eSpeak silently ignores an unknown variant. */
  variant: z.enum(['f1', 'f2', 'f3', 'f4', 'f5', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']).optional(),
  pitch: z.number().int().min(0).max(99),
  range: z.number().int().min(0).max(99),
  /** Words per minute; speech outside this range is hard to understand. */
  speed: z.number().int().min(120).max(200),
});

const EmbeddedVoice = z.union([RecordedVoice, EspeakVoice]);

/** A coach's voice, for calls and for text that is read aloud. */
const Voice = z.strictObject({
  embedded: z.strictObject({
    en: EmbeddedVoice.refine(({ voice }) => !voice.startsWith('de'), 'speaks English'),
    de: EmbeddedVoice.refine(({ voice }) => voice.startsWith('de'), 'speaks German'),
  }),
  /** A voice of OpenAI's speech endpoint; compatible servers use the same names. */
  vendor: z.enum([
    'alloy',
    'ash',
    'ballad',
    'cedar',
    'coral',
    'echo',
    'fable',
    'marin',
    'nova',
    'onyx',
    'sage',
    'shimmer',
    'verse',
  ]),
  /** A sample to play on the coach's page, by the visitor's language. */
  hello: z.strictObject({ en: z.string().min(1).max(200), de: z.string().min(1).max(200) }),
});

export const CoachFile = z.strictObject({
  slug,
  name: z.string().min(1),
  pronouns: z.strictObject({ subject: z.string(), object: z.string(), possessive: z.string() }),
  field: z.string().min(1),
  category: slug,
  line: z.string().min(1),
  summary: z.string().min(1).max(140),
  manner: z.string().min(1),
  goodFor: z.string().min(1),
  lessGoodFor: z.string().min(1),
  languages: z.array(z.enum(['en', 'de'])).min(1),
  story: z.string().min(1),
  method: z.strictObject({ name: z.string().min(1), summary: z.string().min(1) }),
  topics: z
    .array(
      z.strictObject({
        slug,
        title: z.string().min(1).max(40),
        /** In the form that fits "Ich möchte über … sprechen" and "Es geht um …". */
        german: z.string().min(1).max(35).optional(),
        opener: openQuestion,
      }),
    )
    .length(6),
  categories: z.array(z.strictObject({ slug, name: z.string().min(1), description: z.string().min(1) })).min(1),
  speech: Speech,
  voice: Voice,
});
export type CoachFile = z.infer<typeof CoachFile>;

/** A coach's German texts (`coach.de.yaml`): the same topics and groups of the shelf, in the same order. */
export const CoachInGermanFile = CoachFile.pick({
  field: true,
  line: true,
  summary: true,
  manner: true,
  goodFor: true,
  lessGoodFor: true,
  story: true,
  method: true,
}).extend({
  topics: z.array(z.strictObject({ slug, title: z.string().min(1).max(40), opener: openQuestion })),
  categories: CoachFile.shape.categories,
});
export type CoachInGermanFile = z.infer<typeof CoachInGermanFile>;

/** The front matter of one library item. `minutes` is the time to read or do it. */
export const ItemFrontMatter = z
  .strictObject({
    title: z.string().min(1).max(48),
    kind: content.ContentKind,
    category: slug,
    order: z.number().int().positive(),
    summary: z.string().min(1).max(160),
    art: content.Art,
    minutes: z.number().int().positive(),
    /** How people who need this item describe their problem; the search gives these words weight. */
    answers: z.array(z.string().min(1)).min(8),
    /** Passages that occur word for word in the body. */
    quotes: z.array(z.string().min(1).max(240)).min(4),
    asks: z.array(openQuestion).length(3),
    related: z.array(slug).min(1),
    care: z.enum(['none', 'health', 'money', 'law']),
    /** Fields to fill in in an exercise; what a person writes is stored by the field's slug. */
    fields: z
      .array(
        z.strictObject({
          slug,
          label: z.string().min(1).max(120),
          lines: z.number().int().min(1).max(8).default(2),
        }),
      )
      .min(1)
      .max(12)
      .optional(),
    recipe: z
      .strictObject({
        serves: z.number().int().positive(),
        description: z.string().min(1),
        ingredients: z
          .array(
            z.strictObject({
              amount: z.number().positive().optional(),
              unit: z.string().optional(),
              name: z.string().min(1),
            }),
          )
          .min(1),
        instructions: z.array(z.string().min(1)).min(2),
        /** The ingredients that each instruction uses, by the first words of their names. */
        uses: z.array(z.array(z.string().min(1))),
        variations: z.array(z.string().min(1)).min(2),
      })
      .optional(),
  })
  .refine((item) => (item.kind === 'recipe') === (item.recipe !== undefined), {
    message: 'is there for recipes, and only for them',
    path: ['recipe'],
  })
  .refine((item) => item.fields === undefined || item.kind === 'exercise', {
    message: 'are there for exercises only',
    path: ['fields'],
  })
  .refine(({ fields = [] }) => new Set(fields.map((field) => field.slug)).size === fields.length, {
    message: 'each has a slug of its own',
    path: ['fields'],
  });
export type ItemFrontMatter = z.infer<typeof ItemFrontMatter>;

/** The front matter of an item in German. Everything except texts is only in the English file. */
export const ItemInGermanFile = z.strictObject({
  title: z.string().min(1).max(48),
  summary: z.string().min(1).max(160),
  answers: z.array(z.string().min(1)).min(8),
  quotes: z.array(z.string().min(1).max(240)).min(4),
  asks: z.array(openQuestion).length(3),
  fields: z.array(z.strictObject({ slug, label: z.string().min(1).max(120) })).optional(),
  /** In the order of the English lists. */
  recipe: z
    .strictObject({
      description: z.string().min(1),
      ingredients: z.array(z.strictObject({ name: z.string().min(1) })).min(1),
      instructions: z.array(z.string().min(1)).min(2),
      variations: z.array(z.string().min(1)).min(2),
    })
    .optional(),
});
export type ItemInGermanFile = z.infer<typeof ItemInGermanFile>;

/** An item's German texts, from `<slug>.de.md` next to the English file. */
export interface ItemInGerman extends ItemInGermanFile {
  body: string;
}

/** A library item: its front matter, the slug from its file's name, and its Markdown body. */
export interface Item extends ItemFrontMatter {
  uuid: string;
  slug: string;
  coach: string;
  /** The uuid of its group on the shelf. */
  parentUuid: string;
  body: string;
  /** Undefined if the item is not translated yet. */
  german?: ItemInGerman | undefined;
}

/** A coach with the shelf in order. */
export interface Coach extends CoachFile {
  shelf: readonly Item[];
  /** Undefined if the coach's texts are not translated yet. */
  german?: CoachInGermanFile | undefined;
}

/** Everything under `content/`, validated. */
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly coaches: readonly Coach[];
  coach(slug: string): Coach | undefined;
  /** Finds an item by uuid or slug. */
  item(coachSlug: string, uuidOrSlug: string): Item | undefined;
  readonly scenes: Scenes;
  readonly synonyms: readonly SynonymGroup[];
  readonly occasions: readonly OccasionKind[];
  /** Situations that people describe, with what coaches say about them without a language model. */
  readonly situations: readonly KnownSituation[];
  /** What coaches say if no situation matches. */
  readonly fallbacks: readonly Situation[];
  /** Answers to what the other person says in a hard conversation. */
  readonly rejoinders: readonly Rejoinder[];
  /** What coaches say to what people do in the middle of a conversation, whatever it is about. */
  readonly moveReplies: readonly MoveReplies[];
  /** Words that people ask the meaning of. */
  readonly terms: readonly Term[];
  /** Questions about a coach’s own trade, with the answers. */
  readonly directAnswers: readonly DirectAnswer[];
  /** Questions about a coach’s field that people ask in the middle of a conversation. */
  readonly fieldQuestions: readonly FieldQuestion[];
  readonly sentences: readonly SentenceToSay[];
}
