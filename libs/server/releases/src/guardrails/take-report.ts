import {
  endpoints,
  failedEndpointOf,
  type GuardrailCounts,
  guardrailMarks,
  isFailedEndpoint,
  isOwnMetric,
  ownMetrics,
} from '@greenroom/contracts';
import { releaseFolder, type ReleaseRecord } from '@greenroom/federation';
import type { Database } from '@greenroom/database';
import type { WatchedDocument } from './document-tokens.ts';
import { failsSoon, reportsAwaitedMinutes, soonOf } from './domain/guardrail-limits.ts';
import { addCounts, type Count, toldFirst } from './guardrails.repository.ts';
import { countsOf } from './watch-documents.ts';

/** In minutes: what a page tells that has been open for longer is let go of. What was told is known for a day. */
const heardFor = 12 * 60;

interface ReportDependencies {
  db: Database;
  /** The releases that are known, by their folders. */
  known: ReadonlyMap<string, Pick<ReleaseRecord, 'metrics'>>;
  now: Date;
}

/**
 * Adds what a document reports: of the releases it was served with, and each thing once, good and bad. Its first report
 * says that it is not silent.
 */
export async function takeReport(
  { db, known, now }: ReportDependencies,
  document: WatchedDocument,
  counts: GuardrailCounts['counts'],
): Promise<void> {
  const age = now.getTime() / 60_000 - document.minute;
  if (age > heardFor) return;
  const told = new Map<string, Count>();
  for (const { app, version, guardrail, mark } of counts) {
    const isServed = document.releases.get(app) === version;
    const record = known.get(releaseFolder(app, version));
    if (!record || (!isServed && guardrail !== 'stoodIn') || !isNamed(guardrail, record)) continue;
    told.set(`${app} ${guardrail} ${kindOf(guardrail, mark)}`, { app, version, guardrail, mark, count: 1 });
  }
  await db.transaction(async (tx) => {
    const fresh = await toldFirst(tx, document.id, ['first', ...told.keys()], now);
    const isHeard = fresh.has('first') && age < reportsAwaitedMinutes + 1;
    const silence = isHeard
      ? [...countsOf(document, guardrailMarks.bad, -1), ...countsOf(document, guardrailMarks.well, 1)]
      : [];
    const news = [...told].flatMap(([key, count]) => (fresh.has(key) ? [count] : []));
    await addCounts(tx, [...silence, ...news, ...(age < failsSoon.withinMinutes ? failuresOf(document, news) : [])]);
  });
}

const endpointNames = new Set<string>(Object.values(endpoints).map(failedEndpointOf));

/** Whether a name that pages chose is one of ours, so that there are never more of them than we know. */
function isNamed(guardrail: string, { metrics = [] }: Pick<ReleaseRecord, 'metrics'>): boolean {
  if (isOwnMetric(guardrail)) return metrics.slice(0, ownMetrics.most).includes(guardrail.slice('own:'.length));
  return !isFailedEndpoint(guardrail) || endpointNames.has(guardrail);
}

/** Failures of what the document was served for, once more in its minute. */
function failuresOf(document: WatchedDocument, news: readonly Count[]): Count[] {
  return failsSoon.guardrails.flatMap((guardrail) =>
    news
      .filter((one) => one.guardrail === guardrail && one.mark !== guardrailMarks.well)
      .filter(({ app }) => app === 'shell' || app === document.page)
      .map((one) => ({ ...one, guardrail: soonOf(guardrail), mark: guardrailMarks.bad, minute: document.minute })),
  );
}

/** A document has one of each vital; of all else it may tell that it went well, and that it went badly. */
function kindOf(guardrail: string, mark: number): string {
  if (guardrail === 'lcp' || guardrail === 'inp') return 'value';
  return mark === guardrailMarks.well ? 'well' : 'bad';
}
