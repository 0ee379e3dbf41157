import { z } from 'zod';
import { locales } from '../locale.ts';
import { paths, type PageName } from '../paths.ts';

const pageNames = Object.keys(paths) as [PageName, ...PageName[]];

/**
 * Where an experiment is met: on a page, else on every page; and where `free`, only by who has no plan. Whoever has
 * control meets it there as well: what they do afterwards is what the others are compared with.
 */
const Met = z.object({ page: z.enum(pageNames).optional(), free: z.boolean().optional() });

/** One experiment or promotion of the document an installation runs. */
const Experiment = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  active: z.boolean(),
  kind: z.enum(['experiment', 'promotion']).default('experiment'),
  /** Part of people who are in it, 0–1. */
  coverage: z.number().min(0).max(1).default(1),
  /** A promotion is met by who has no plan, whatever stands here. */
  met: Met.default({}),
  /** When a promotion begins and ends; where one of them is not told, it is on as long as it is active. */
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }).optional(),
  /** The first is control. A promotion's others carry its variables, in English and, as `translations`, in other languages. */
  variations: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z][a-z0-9_]*$/),
        weight: z.number().min(0).max(1),
        variables: z.unknown().optional(),
        translations: z.partialRecord(z.enum(locales), z.unknown()).optional(),
      }),
    )
    .min(2),
});

/** The document of experiments: `content/experiments.yaml`. */
export const ExperimentDocument = z
  .object({ experiments: z.array(Experiment) })
  .refine(({ experiments }) => new Set(experiments.map(({ name }) => name)).size === experiments.length, {
    message: 'an experiment stands there twice',
  })
  .refine(
    ({ experiments }) =>
      experiments.every(
        ({ variations }) => Math.abs(variations.reduce((sum, { weight }) => sum + weight, 0) - 1) < 1e-9,
      ),
    { message: 'the weights of an experiment do not add up to 1' },
  );
export type ExperimentDocument = z.infer<typeof ExperimentDocument>;

/** What a page decides experiments by. */
export const Experiments = z.object({
  /** By what one is divided: the same for a visitor and after they log in, and no id of anything else. */
  unit: z.string(),
  /** Features in the form GrowthBook’s library reads. */
  features: z.looseObject({}),
  /** Of experiments that are active, by name. */
  met: z.record(z.string(), Met),
});
export type ExperimentMet = z.infer<typeof Met>;
export type Experiments = z.infer<typeof Experiments>;
