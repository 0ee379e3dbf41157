import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores out of 100. */
export type Scores = Record<(typeof categories)[number], number>;

export interface Judgement {
  scores: Scores;
  /** Failed audits, each with its category and score out of 100. */
  complaints: string[];
}

/**
 * Runs Lighthouse on a page, with its preset for phones.
 * @param port of a browser's debugging protocol
 * @throws if Lighthouse could not judge the page
 */
export async function judgePage(url: string, port: number): Promise<Judgement> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] });
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${lhr?.runtimeError?.message}`);
  const points = (score: number | null | undefined) => Math.round((score ?? 0) * 100);
  const complaints = categories.flatMap((category) => {
    const weighed = lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    return weighed.flatMap(({ id }) => {
      const audit = lhr.audits[id];
      if (!audit || audit.score === null || audit.score === 1) return [];
      return [
        `${category}: ${audit.title}: ${points(audit.score)}${audit.displayValue ? ` (${audit.displayValue})` : ''}`,
      ];
    });
  });
  const scores = categories.map((category) => [category, points(lhr.categories[category]?.score)]);
  return { scores: Object.fromEntries(scores) as Scores, complaints };
}
