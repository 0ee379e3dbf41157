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
import { immediateFailures, reportsAwaitedMinutes, soonOf } from './domain/guardrail-limits.ts';
import { addCounts, type Count, toldFirst } from './guardrails.repository.ts';
import { countsOf } from './watch-documents.ts';

/** In minutes: reports of pages that were open for longer are ignored. Past reports are remembered for a day. */
const heardFor = 12 * 60;

interface ReportDependencies {
  db: Database;
  /** Known releases by folder. */
  known: ReadonlyMap<string, Pick<ReleaseRecord, 'metrics'>>;
  now: Date;
}

/**
 * Adds a document's report: only for the releases it was served with, and each thing once, good and bad. The first
 * report clears the document's silent mark.
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
    await addCounts(tx, [
      ...silence,
      ...news,
      ...(age < immediateFailures.withinMinutes ? failuresOf(document, news) : []),
    ]);
  });
}

const endpointNames = new Set<string>(Object.values(endpoints).map(failedEndpointOf));

/** Returns whether a guardrail name sent by a page is known, which bounds the number of names stored. */
function isNamed(guardrail: string, { metrics = [] }: Pick<ReleaseRecord, 'metrics'>): boolean {
  if (isOwnMetric(guardrail)) return metrics.slice(0, ownMetrics.most).includes(guardrail.slice('own:'.length));
  return !isFailedEndpoint(guardrail) || endpointNames.has(guardrail);
}

/** Counts failures of the page's own apps once more, in the minute in which the document was served. */
function failuresOf(document: WatchedDocument, news: readonly Count[]): Count[] {
  return immediateFailures.guardrails.flatMap((guardrail) =>
    news
      .filter((one) => one.guardrail === guardrail && one.mark !== guardrailMarks.well)
      .filter(({ app }) => app === 'shell' || app === document.page)
      .map((one) => ({ ...one, guardrail: soonOf(guardrail), mark: guardrailMarks.bad, minute: document.minute })),
  );
}

/** A document may report one value of each vital, and of anything else one success and one failure. */
function kindOf(guardrail: string, mark: number): string {
  if (guardrail === 'lcp' || guardrail === 'inp') return 'value';
  return mark === guardrailMarks.well ? 'well' : 'bad';
}
