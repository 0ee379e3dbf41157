import { recordedVoices } from '@greenroom/ports/speech-synthesizer';
import { z } from 'zod';
import { content } from '@greenroom/contracts/schemas';
import type { SynonymGroup } from '../search/expand-query.ts';
import type { Scenes } from './scenes.ts';
import type { DirectAnswer } from './direct-answer-files.ts';
import type { Rejoinder } from './rejoinder-files.ts';
import type { CuedSituation, Situation } from './situation-files.ts';

/** The shapes of the files under `content/`. CONTRIBUTING.md, "A coach", tells writers what each field is for. */

const sentences = (count: number) => z.array(z.string().min(1)).min(count);
const openQuestion = z.string().refine((text) => text.split('?').length === 2, 'asks exactly one question');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case words joined by hyphens');
const translated = z.strictObject({ en: z.string().min(1), de: z.string().min(1) });

/** The order in which people see what lies in folders, by their names. */
export const OrderFile = z.array(slug).min(1);

export const CategoriesFile = z.array(z.strictObject({ slug, name: translated })).min(1);
export type Category = z.infer<typeof CategoriesFile>[number];

const phrases = z.array(z.string().trim().min(2));
/** What people call one thing, in either language, and what they may want as well. Read by the search. */
export const SynonymsFile = z.array(z.strictObject({ same: phrases.min(1), near: phrases.default([]) }));

const inBoth = z.strictObject({ en: z.string().min(1).max(280), de: z.string().min(1).max(280) });
/** Conversations that people have coming up; the first whose words are found in what somebody writes is meant. */
export const OccasionsFile = z.array(
  z.strictObject({
    slug: z.string(),
    /** In small letters, in either language; "rais*" is every word that begins so. */
    words: z.array(z.string().min(2)).min(3),
    coach: z.string(),
    /** What the person's own words are made a sentence of, where they can be. */
    ownWords: z.enum(['raise', 'money-back', 'deposit', 'price', 'resign']).optional(),
    /** Scenes to rehearse it by, the best first. */
    scenes: z.array(z.string()),
    /** What to read before, of the coach's library. */
    item: z.string(),
    /** How such talks are often begun. */
    weak: inBoth,
    /** A better first sentence, where the person’s own words give none. */
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
 * What leads from the goal to the next step, in a coach's own voice. The house engine has plain sentences of its own
 * for a coach without these, and for the moment when all of these were said.
 */
export const CourseSpeech = z
  .strictObject({
    /** `{goal}` comes after a colon: it is "to ask your boss", "a calm start" or a quotation. */
    goalHeard: withPlace('goal'),
    goalAgain: withPlace('goal'),
    /** After "I don't know" again and again: the question is left where it is. */
    leaveIt: statements,
    yes: statements,
    no: statements,
    alreadySaid: statements,
    /** Where somebody gives orders to the coach: calmly not followed. */
    orders: statements,
    /** Asked where a next step has no day yet. */
    whenAsks: z.array(openQuestion).min(1),
    /** `{step}` comes after a colon: "you’ll ring her tonight" or a quotation. */
    closings: withPlace('step'),
    /** `{name}` is the name of what was brought; a line of it follows. */
    materialLeads: withPlace('name'),
    /** Where somebody speaks of what they brought, and no line of it fits. */
    materialHave: withPlace('name'),
    /** At the beginning of another conversation: the goal of the last one, after a colon. */
    lastGoal: withPlace('goal'),
    /** Right after it. */
    askGoal: z.array(openQuestion).min(1),
    /** `{step}` is what was to be done since, after a colon: "ring Ann" or a quotation. */
    askStep: asksWithPlace('step'),
    /** `{title}` is an exercise’s: given along at the end, and asked about the next time. */
    assign: withPlace('title'),
    askExercise: asksWithPlace('title'),
  })
  .partial();
export type CourseSpeech = z.infer<typeof CourseSpeech>;

/** What a coach says in a voice call by itself. */
export const CallSpeech = z.strictObject({
  /** To somebody new; a topic has its opener. */
  greetings: sentences(2),
  welcomesBack: sentences(2),
  /** While an answer takes its time: a few words. */
  fillers: sentences(3),
  /** After 15 s of silence. */
  stillThere: sentences(2),
  /** The call ends: nobody spoke, half an hour is over, the free minutes are used up. */
  goodbyeSilence: sentences(1),
  goodbyeTime: sentences(1),
  goodbyeAllowance: sentences(1),
  /** No answer came; what was said could not be understood. */
  sorryNoAnswer: sentences(1),
  sorryNotHeard: sentences(1),
});
export type CallSpeech = z.infer<typeof CallSpeech>;

/** What the house engine says in a coach's own voice, by occasion. */
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
  /** Calls, by the person's language; plain lines of ours speak where these are left out. */
  call: z.strictObject({ en: CallSpeech.partial().optional(), de: CallSpeech.partial().optional() }).optional(),
});

/** How far a recorded voice is moved from its own pitch and size, and its own speed. */
const figures = { shift: z.number().min(0.78).max(1.2), pace: z.number().min(0.75).max(1.25) };

/** Voices made from recordings; both engines' figures mean the same. */
const RecordedVoice = z.discriminatedUnion('engine', [
  z.strictObject({ engine: z.literal('flite'), voice: z.enum(recordedVoices.flite), ...figures }),
  z.strictObject({
    engine: z.literal('pico'),
    voice: z.enum(recordedVoices.pico),
    pitch: z.number().min(0.7).max(1.3).optional(),
    ...figures,
  }),
]);

/** Figures of eSpeak NG; source: its own documentation, `speak_lib.h`. */
const EspeakVoice = z.strictObject({
  /** Those for English and German. */
  voice: z.enum(['de', 'en', 'en-029', 'en-gb-scotland', 'en-gb-x-gbclan', 'en-gb-x-gbcwmd', 'en-gb-x-rp', 'en-us']),
  /** Turns the voice into another person's. eSpeak says nothing of one that it does not know, and leaves it out. */
  variant: z.enum(['f1', 'f2', 'f3', 'f4', 'f5', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']).optional(),
  pitch: z.number().int().min(0).max(99),
  range: z.number().int().min(0).max(99),
  /** Words a minute; what is outside is not understood any more. */
  speed: z.number().int().min(120).max(200),
});

const EmbeddedVoice = z.union([RecordedVoice, EspeakVoice]);

/** How a coach sounds, in calls and where their words are said aloud. */
const Voice = z.strictObject({
  embedded: z.strictObject({
    en: EmbeddedVoice.refine(({ voice }) => !voice.startsWith('de'), 'speaks English'),
    de: EmbeddedVoice.refine(({ voice }) => voice.startsWith('de'), 'speaks German'),
  }),
  /** A voice of OpenAI's speech endpoint; servers that speak its protocol know the same names. */
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
  /** A few words to hear on the coach's page, by the language of the one who asks. */
  hello: z.strictObject({ en: z.string().min(1).max(200), de: z.string().min(1).max(200) }),
});

export const CoachFile = z.strictObject({
  slug,
  name: z.string().min(1),
  pronouns: z.strictObject({ subject: z.string(), object: z.string(), possessive: z.string() }),
  field: z.string().min(1),
  /** The same in German, as a heading has it. */
  fieldInGerman: z.string().min(1).optional(),
  category: slug,
  line: z.string().min(1),
  summary: z.string().min(1).max(140),
  manner: z.string().min(1),
  goodFor: z.string().min(1),
  lessGoodFor: z.string().min(1),
  languages: z.array(z.string()).min(1),
  story: z.string().min(1),
  method: z.strictObject({ name: z.string().min(1), summary: z.string().min(1) }),
  topics: z
    .array(
      z.strictObject({
        slug,
        title: z.string().min(1).max(40),
        /** As it stands in "Ich möchte über … sprechen" and in "Es geht um …". */
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

/** The front matter of one library item. `minutes` to read or to do. */
export const ItemFrontMatter = z
  .strictObject({
    title: z.string().min(1).max(48),
    kind: content.ContentKind,
    category: slug,
    order: z.number().int().positive(),
    summary: z.string().min(1).max(160),
    art: content.Art,
    minutes: z.number().int().positive(),
    /** How people who need this item put it; the search weighs them. */
    answers: z.array(z.string().min(1)).min(8),
    /** Passages that stand word for word in the body. */
    quotes: z.array(z.string().min(1).max(240)).min(4),
    asks: z.array(openQuestion).length(3),
    related: z.array(slug).min(1),
    care: z.enum(['none', 'health', 'money', 'law']),
    /** Places to write in an exercise; what one writes there is kept by their slugs. */
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
        /** What each instruction takes, by the first words of the ingredients' names. */
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

/** The front matter of an item in German. All that is no text stands in the English file alone. */
export const ItemInGermanFile = z.strictObject({
  title: z.string().min(1).max(48),
  summary: z.string().min(1).max(160),
  answers: z.array(z.string().min(1)).min(8),
  quotes: z.array(z.string().min(1).max(240)).min(4),
  asks: z.array(openQuestion).length(3),
  fields: z.array(z.strictObject({ slug, label: z.string().min(1).max(120) })).optional(),
  /** By the places of the English lists. */
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

/** An item's texts in German, as `<slug>.de.md` beside the English file has them. */
export interface ItemInGerman extends ItemInGermanFile {
  body: string;
}

/** A library item as read: its front matter, the slug its file is named by, and its Markdown. */
export interface Item extends ItemFrontMatter {
  uuid: string;
  slug: string;
  coach: string;
  /** Of its group on the shelf. */
  parentUuid: string;
  body: string;
  /** Nothing where it is not translated yet. */
  german?: ItemInGerman | undefined;
}

/** A coach as read, with the shelf in its order. */
export interface Coach extends CoachFile {
  shelf: readonly Item[];
}

/** Everything under `content/`, checked. */
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly coaches: readonly Coach[];
  coach(slug: string): Coach | undefined;
  /** By uuid or by slug. */
  item(coachSlug: string, uuidOrSlug: string): Item | undefined;
  readonly scenes: Scenes;
  readonly synonyms: readonly SynonymGroup[];
  readonly occasions: readonly OccasionKind[];
  /** What people bring, and what coaches say to it without a language model. */
  readonly situations: readonly CuedSituation[];
  /** What they say where none of the situations fits. */
  readonly fallbacks: readonly Situation[];
  /** What to answer to what others say. */
  readonly rejoinders: readonly Rejoinder[];
  /** What people ask of a coach’s own trade, and the answers. */
  readonly directAnswers: readonly DirectAnswer[];
}
