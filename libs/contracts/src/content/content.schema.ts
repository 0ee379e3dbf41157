import { z } from 'zod';
import { AskedPlace } from '../place.schema.ts';
import { bounds } from '../bounds.ts';

export const ContentKind = z.enum(['lesson', 'exercise', 'article', 'recipe']);
export type ContentKind = z.infer<typeof ContentKind>;

/** Pictures of library items: the names of the props in the art folder. */
export const Art = z.enum(['breath', 'chairs', 'keys', 'letter', 'mic', 'pan', 'stairs', 'table']);
export type Art = z.infer<typeof Art>;

/** A coach as shown in a list. */
export const CoachCard = z.object({
  slug: z.string(),
  name: z.string(),
  field: z.string(),
  summary: z.string(),
  line: z.string(),
  category: z.string(),
  portrait: z.string(),
  /** Language of its texts: English when they are not translated. */
  language: z.enum(['en', 'de']),
});
export type CoachCard = z.infer<typeof CoachCard>;

export const CoachCategory = z.object({ slug: z.string(), name: z.string(), coaches: z.array(CoachCard) });
export type CoachCategory = z.infer<typeof CoachCategory>;

/** A library item as a list or a recommendation shows it. `minutes` to read or to do. */
export const ContentCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  instructorSlug: z.string(),
  instructorName: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Language of its texts: English when it is not translated. */
  language: z.enum(['en', 'de']),
  kind: ContentKind,
  art: Art,
  minutes: z.number().int().positive(),
  parentUuid: z.uuid(),
  /** Whether this person may open it now. */
  open: z.boolean(),
  /** Recommendations that show it to this person, newest first; opening it is traced by these ids. */
  recommendationIds: z.array(z.uuid()),
});
export type ContentCard = z.infer<typeof ContentCard>;

export const Recipe = z.object({
  serves: z.number().int().positive(),
  description: z.string(),
  ingredients: z.array(
    z.object({ amount: z.number().positive().optional(), unit: z.string().optional(), name: z.string() }),
  ),
  instructions: z.array(z.string()),
  /** The ingredients that each instruction uses: indexes into their list. */
  uses: z.array(z.array(z.number().int().nonnegative())),
  variations: z.array(z.string()),
});
export type Recipe = z.infer<typeof Recipe>;

/** A field to fill in in an exercise: its label, and about how many lines it takes. */
export const ExerciseField = z.object({ slug: z.string(), label: z.string(), lines: z.number().int().positive() });
export type ExerciseField = z.infer<typeof ExerciseField>;

/** A complete library item. `body` is Markdown without a first-level heading. */
export const Content = ContentCard.extend({
  body: z.string(),
  care: z.enum(['none', 'health', 'money', 'law']),
  recipe: Recipe.optional(),
  fields: z.array(ExerciseField).optional(),
  related: z.array(ContentCard),
  /** The next item on the shelf; null after the last. */
  next: ContentCard.nullable(),
});
export type Content = z.infer<typeof Content>;

/** A group of one coach's shelf; its uuid is the `parent_uuid` of its contents. */
export const ShelfCategory = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  contents: z.number().int().nonnegative(),
});
export type ShelfCategory = z.infer<typeof ShelfCategory>;

/** What a conversation with a coach may be about; `opener` is what the coach asks first. */
export const Topic = z.object({
  uuid: z.uuid(),
  title: z.string(),
  opener: z.string(),
});
export type Topic = z.infer<typeof Topic>;

const Pronouns = z.object({ subject: z.string(), object: z.string(), possessive: z.string() });

/** A coach's page as anyone may see it. `story` is Markdown. */
export const PrePaywallBio = CoachCard.extend({
  pronouns: Pronouns,
  manner: z.string(),
  goodFor: z.string(),
  lessGoodFor: z.string(),
  /** Language tags (BCP 47) of the languages that the coach speaks. */
  languages: z.array(z.string()),
  story: z.string(),
  method: z.object({ name: z.string(), summary: z.string() }),
  /** The beginning of the shelf; `contents` counts all of it. */
  shelf: z.array(ContentCard),
  contents: z.number().int().nonnegative(),
});
export type PrePaywallBio = z.infer<typeof PrePaywallBio>;

/** A coach's page for a signed-in user: the same, with topics to begin with. */
export const Bio = PrePaywallBio.extend({ topics: z.array(Topic) });
export type Bio = z.infer<typeof Bio>;

export const PrePaywallHomepage = z.object({ categories: z.array(CoachCategory), coaches: z.number().int() });
export type PrePaywallHomepage = z.infer<typeof PrePaywallHomepage>;

export const SlugParams = z.object({ slug: z.string() });
export const InstructorParams = z.object({ instructorSlug: z.string() });
export const ContentParams = InstructorParams.extend({ contentUuid: z.string() });

export const ContentsQuery = z.object({
  parentUuid: z.uuid().optional(),
  /** Comma-separated. */
  uuids: z.string().optional(),
  page: AskedPlace.default(1),
  pageSize: z.coerce.number().int().min(1).max(bounds.pageSize.max).default(bounds.pageSize.default),
});

export const ContentsPage = z.object({
  contents: z.array(ContentCard),
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
});
export type ContentsPage = z.infer<typeof ContentsPage>;
