import { z } from 'zod';
import { locales } from '../locale.ts';
import { paths, type PageName } from '../paths.ts';

const pageNames = Object.keys(paths) as [PageName, ...PageName[]];

/**
 * Who is exposed to an experiment: visitors of one page, else of every page; with `free`, only those without a plan.
 * The control group is exposed in the same place: what they do afterwards is the comparison.
 */
const Met = z.object({ page: z.enum(pageNames).optional(), free: z.boolean().optional() });

/** One experiment or promotion of the document an installation runs. */
const Experiment = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  active: z.boolean(),
  kind: z.enum(['experiment', 'promotion']).default('experiment'),
  /** Share of people who take part, 0–1. */
  coverage: z.number().min(0).max(1).default(1),
  /** A promotion is only shown to people without a plan, whatever this says. */
  met: Met.default({}),
  /** When a promotion begins and ends; a bound left out does not limit it while it is active. */
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }).optional(),
  /**
   * The first is control. A promotion's other variations carry its variables, in English and, as `translations`, in
   * other languages.
   */
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

/** The experiments document: `content/experiments.yaml`. */
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

/** The data by which a page decides experiments. */
export const Experiments = z.object({
  /** The bucketing unit: the same for a visitor before and after they log in, and used for nothing else. */
  unit: z.string(),
  /** Features in the format of GrowthBook’s library. */
  features: z.looseObject({}),
  /** The active experiments, by name. */
  met: z.record(z.string(), Met),
});
export type ExperimentMet = z.infer<typeof Met>;
export type Experiments = z.infer<typeof Experiments>;
