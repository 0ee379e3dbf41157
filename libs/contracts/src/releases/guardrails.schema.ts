import { z } from 'zod';
import {
  guardrailBounds,
  guardrails,
  guardrailTellings,
  type FailedEndpoint,
  type OwnMetric,
  vitalMark,
} from './guardrails.ts';

const Count = z.number().int().nonnegative();
const Name = z
  .string()
  .max(100)
  .regex(/^[0-9a-z][0-9A-Za-z.+-]*$/, 'The name of an app, or a version');

/** The name must stand in the release's record, see `metrics` there. */
const Own = z.templateLiteral(['own:', z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/)]) satisfies z.ZodType<OwnMetric>;
/** Method and path of an endpoint of ours, with the names of its parameters. */
const Failed = z.templateLiteral([
  'request:',
  z.string().regex(/^(GET|POST|PUT|PATCH|DELETE) \/[\w/:.-]{1,120}$/),
]) satisfies z.ZodType<FailedEndpoint>;

/** A document's token, names of ours and counts: no person, no address, no word of an error. */
export const GuardrailCounts = z.strictObject({
  /** The token that the document was served with. What comes without one, or with a forged one, is let go of. */
  document: z.string().max(guardrailBounds.token).optional(),
  counts: z
    .array(
      z
        .strictObject({
          app: Name,
          version: Name,
          guardrail: z.union([z.enum(guardrailTellings), Own, Failed]),
          mark: Count,
          count: z.number().int().min(1).max(guardrailBounds.count),
        })
        .refine(({ guardrail, mark }) => mark <= mostOf(guardrail), 'There is no such mark'),
    )
    .min(1)
    .max(guardrailBounds.rows),
});
export type GuardrailCounts = z.infer<typeof GuardrailCounts>;

const mostOf = (guardrail: string): number => {
  if (guardrail === 'lcp' || guardrail === 'inp') return vitalMark(guardrail, Infinity);
  return guardrail === 'load' ? 2 : 1;
};

export const GuardrailReceipt = z.object({ success: z.literal(true) });
export type GuardrailReceipt = z.infer<typeof GuardrailReceipt>;

export const GuardrailSeriesQuery = z.object({
  app: Name,
  /** How far back, in hours. */
  hours: z.coerce.number().int().min(1).max(guardrailBounds.hours.max).default(guardrailBounds.hours.default),
});

/** One app's guardrails over time, for plots. Points without anything are left out. */
export const GuardrailSeries = z.object({
  app: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** How much time one point stands for. */
  pointMinutes: Count,
  guardrails: z.array(
    z.object({
      /** One of a remote's own begins with `own:`. */
      guardrail: z.union([z.enum(guardrails), Own]),
      /** Above which a value counts as bad here, in ms: what the product calls good. Nothing but for vitals. */
      good: z.number().nullable(),
      /** Those that anything was told of, newest first. */
      releases: z.array(
        z.object({
          version: z.string(),
          points: z.array(
            z.object({
              at: z.iso.datetime(),
              bad: Count,
              of: Count,
              /** Three quarters were at least as quick, in ms, as near as the edges tell; of vitals alone. */
              p75: z.number().nullable(),
            }),
          ),
          /** Of all that time together. */
          bad: Count,
          of: Count,
          p75: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** On how many pages of which release requests of an endpoint failed, the most first. */
  failedRequests: z.array(z.object({ endpoint: z.string(), version: z.string(), pages: Count })),
});
export type GuardrailSeries = z.infer<typeof GuardrailSeries>;
