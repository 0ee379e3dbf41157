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

/** A release's own metric; the name must be listed in the release's record, see `metrics` there. */
const Own = z.templateLiteral(['own:', z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/)]) satisfies z.ZodType<OwnMetric>;
/** Method and path of an endpoint, with the names of its parameters. */
const Failed = z.templateLiteral([
  'request:',
  z.string().regex(/^(GET|POST|PUT|PATCH|DELETE) \/[\w/:.-]{1,120}$/),
]) satisfies z.ZodType<FailedEndpoint>;

/** A document's token, the product's own names and counts: no personal data, no address, no text of an error. */
export const GuardrailCounts = z.strictObject({
  /** The token that the document was served with. The server discards counts without a token or with a forged one. */
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

/** One app's guardrails over time, for plots. Points without data are left out. */
export const GuardrailSeries = z.object({
  app: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The time span of one point. */
  pointMinutes: Count,
  guardrails: z.array(
    z.object({
      /** A remote's own metric begins with `own:`. */
      guardrail: z.union([z.enum(guardrails), Own]),
      /** Values above this count as bad, in ms: the product's threshold for good. null except for vitals. */
      good: z.number().nullable(),
      /** Releases with any data, newest first. */
      releases: z.array(
        z.object({
          version: z.string(),
          points: z.array(
            z.object({
              at: z.iso.datetime(),
              bad: Count,
              of: Count,
              /** 75th percentile in ms, as precise as the bucket edges allow; only for vitals. */
              p75: z.number().nullable(),
            }),
          ),
          /** Totals over the whole time span. */
          bad: Count,
          of: Count,
          p75: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** Number of pages, by release, on which requests to an endpoint failed; most first. */
  failedRequests: z.array(z.object({ endpoint: z.string(), version: z.string(), pages: Count })),
});
export type GuardrailSeries = z.infer<typeof GuardrailSeries>;
