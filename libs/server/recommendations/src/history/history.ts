import { ApiFailure, type HistoryEntry, type HistoryKeep, type HistoryPage } from '@greenroom/contracts';
import type { RightsOf, LibraryRight, Person } from '@greenroom/access';
import type { Queryable } from '@greenroom/database';
import { type Catalogue, contentCard, idsShownTo, type Language, mayOpen } from '@greenroom/content';
import { countHistory, findHistory, type HistoryRow, keepHistory } from './history.repository.ts';

export interface HistoryDependencies {
  db: Queryable;
  catalogue: Catalogue;
  rightsOf: RightsOf;
}

/** Presents a row; undefined for an item that is no longer in the catalogue. */
export function presentEntry(
  catalogue: Catalogue,
  row: HistoryRow,
  library: LibraryRight,
  language: Language,
): HistoryEntry | undefined {
  const coach = catalogue.coach(row.instructorSlug);
  const item = catalogue.item(row.instructorSlug, row.contentUuid);
  if (!coach || !item) return undefined;
  // The recommendation by which it was opened; if there was none, today's.
  const idsOf = row.recommendationId ? () => [row.recommendationId!] : idsShownTo(row.ownerId);
  return {
    content: contentCard(coach, item, library, idsOf(item), language),
    openedAt: row.openedAt?.toISOString() ?? null,
    progress: row.progress,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    savedAt: row.savedAt?.toISOString() ?? null,
  };
}

/** @throws ApiFailure `not_found` for an unknown coach */
export async function readHistory(
  { db, catalogue, rightsOf }: HistoryDependencies,
  person: Person,
  instructorSlug: string,
  { page, pageSize }: { page: number; pageSize: number },
  language: Language,
): Promise<HistoryPage> {
  knownCoach(catalogue, instructorSlug);
  const { library } = rightsOf(person);
  const whose = { ownerId: person.ownerId, instructorSlug };
  const [rows, counted] = await Promise.all([
    findHistory(db, whose, pageSize, (page - 1) * pageSize),
    countHistory(db, whose),
  ]);
  return {
    entries: rows.flatMap((row) => presentEntry(catalogue, row, library, language) ?? []),
    page,
    pageSize,
    ...counted,
  };
}

/**
 * Stores what a person did with an item.
 * @throws ApiFailure `not_found` if it is not on the coach's shelf, `plan_required` if the person may not open it; it
 * can still be saved for later
 */
export async function keepInHistory(
  { db, catalogue, rightsOf }: HistoryDependencies,
  person: Person,
  instructorSlug: string,
  kept: HistoryKeep,
  now: Date,
  language: Language,
): Promise<HistoryEntry> {
  knownCoach(catalogue, instructorSlug);
  const item = catalogue.item(instructorSlug, kept.contentUuid);
  if (!item) throw new ApiFailure('not_found', 'There is no such item on this shelf');
  const { library } = rightsOf(person);
  const onlySaves = kept.saved !== undefined && kept.progress === undefined && !kept.finished;
  if (!onlySaves && !mayOpen(item, library)) throw new ApiFailure('plan_required', 'This item opens with a plan');
  const row = await keepHistory(db, { ownerId: person.ownerId, instructorSlug, kept, now });
  return presentEntry(catalogue, row, library, language)!;
}

/** @throws ApiFailure `not_found` */
export function knownCoach(catalogue: Catalogue, slug: string): void {
  if (!catalogue.coach(slug)) throw new ApiFailure('not_found', 'There is no such coach');
}
