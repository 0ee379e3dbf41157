import * as z from 'zod';
import { runLighthouse, type RunNpx } from './run-lighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores out of 100. */
export type Scores = Record<(typeof categories)[number], number>;

export interface Judgement {
  scores: Scores;
  /** Failed audits, each with its category and score out of 100. */
  complaints: string[];
}

/** What is read of a report; scores are out of 1, and null where an audit does not apply. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

/**
 * Runs Lighthouse on a page, with its preset for phones.
 * @param port of a browser's debugging protocol
 * @throws if Lighthouse could not judge the page
 */
export async function judgePage(url: string, port: number, run?: RunNpx): Promise<Judgement> {
  const report = reportSchema.parse(JSON.parse(await runLighthouse(url, port, categories, run)));
  if (report.runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${report.runtimeError.message}`);
  const points = (score: number | null) => Math.round((score ?? 0) * 100);
  const complaints = categories.flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
      return [
        `${category}: ${audit.title}: ${points(audit.score)}${audit.displayValue ? ` (${audit.displayValue})` : ''}`,
      ];
    }),
  );
  const scores = categories.map((category) => [category, points(report.categories[category].score)]);
  return { scores: Object.fromEntries(scores) as Scores, complaints };
}
