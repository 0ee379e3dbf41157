import { randomUUID } from 'node:crypto';
import { ApiFailure, type Occasions, type OccasionWords } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { careFor, plainCareText } from '@greenroom/safety';
import {
  changeOccasion,
  deleteOccasion,
  findOccasion,
  findOpen,
  insertOccasion,
  lockOccasions,
  type OccasionRow,
} from './occasions.repository.ts';
import type { OccasionsDependencies } from './occasions-dependencies.ts';
import { occasionText, prepareOccasion } from './prepare-occasion.ts';
import { type Asker, presentOccasions } from './present-occasions.ts';

/** Maximum number of open occasions per person. */
const mostOpen = 10;
/** For this many days after its day, the person is asked how it went. */
const askedAfterDays = 30;
const dayMs = 86_400_000;

export async function readOccasions(deps: OccasionsDependencies, asker: Asker): Promise<Occasions> {
  const rows = await openOf(deps.db, deps.now(), asker);
  return { occasions: await presentOccasions(deps, asker, rows), care: null };
}

/**
 * Stores a coming occasion. The same words for the same day are stored once.
 * @throws ApiFailure `unprocessable` if the person has ten open ones
 */
export async function addOccasion(deps: OccasionsDependencies, asker: Asker, words: OccasionWords): Promise<Occasions> {
  const care = careOf(words);
  if (care !== null) return { ...(await readOccasions(deps, asker)), care };
  await deps.db.transaction(async (tx) => {
    await lockOccasions(tx, asker.person.ownerId);
    const open = await openOf(tx, deps.now(), asker);
    if (open.some(({ what, heldOn }) => what === words.what && heldOn === words.on)) return;
    if (open.length >= mostOpen)
      throw new ApiFailure('unprocessable', 'You have ten things coming up. Tell how one of them went, or delete one.');
    const line = words.line ?? firstLine(deps, asker, words);
    const ids = { uuid: randomUUID(), ownerId: asker.person.ownerId };
    await insertOccasion(tx, { ...ids, ...columns(words), line, outcome: null, createdAt: deps.now() });
  });
  return readOccasions(deps, asker);
}

/** @throws ApiFailure `not_found` if it does not belong to the person */
export async function editOccasion(
  deps: OccasionsDependencies,
  asker: Asker,
  occasionId: string,
  words: OccasionWords,
): Promise<Occasions> {
  const care = careOf(words);
  if (care !== null) return { ...(await readOccasions(deps, asker)), care };
  return change(deps, asker, occasionId, columns(words));
}

/** @throws ApiFailure `not_found` if it does not belong to the person */
export const sayHowItWent = (
  deps: OccasionsDependencies,
  asker: Asker,
  occasionId: string,
  outcome: OccasionRow['outcome'],
) => change(deps, asker, occasionId, { outcome });

export async function removeOccasion(
  deps: OccasionsDependencies,
  asker: Asker,
  occasionId: string,
): Promise<Occasions> {
  await deleteOccasion(deps.db, { uuid: occasionId, ownerId: asker.person.ownerId });
  return readOccasions(deps, asker);
}

/** @throws ApiFailure `not_found` if it does not belong to the person */
export async function oneOccasion(deps: OccasionsDependencies, asker: Asker, occasionId: string) {
  const row = await findOccasion(deps.db, { uuid: occasionId, ownerId: asker.person.ownerId });
  const [occasion] = row ? await presentOccasions(deps, asker, [row]) : [];
  if (!occasion) throw noSuch();
  return occasion;
}

async function change(
  deps: OccasionsDependencies,
  asker: Asker,
  occasionId: string,
  changes: Partial<OccasionRow>,
): Promise<Occasions> {
  const whose = { uuid: occasionId, ownerId: asker.person.ownerId };
  if (!(await changeOccasion(deps.db, whose, changes))) throw noSuch();
  return readOccasions(deps, asker);
}

const noSuch = () => new ApiFailure('not_found', 'There is no such occasion');

/** Counts from the UTC day thirty days ago. */
function openOf(db: Queryable, now: Date, { person }: Asker): Promise<OccasionRow[]> {
  const since = new Date(now.getTime() - askedAfterDays * dayMs).toISOString().slice(0, 10);
  return findOpen(db, person.ownerId, since);
}

function columns({ what, withWhom, on, goodEnd, fear, line }: OccasionWords) {
  return { what, withWhom, heldOn: on, goodEnd, fear, ...(line !== undefined && { line }) };
}

/** Returns what is said instead of storing words that mention danger. */
function careOf({ what, withWhom, goodEnd, fear, line = '' }: OccasionWords): string | null {
  const care = careFor([], [what, withWhom, goodEnd, fear, line].filter(Boolean).join('\n'), 'instead');
  return care ? plainCareText(care) : null;
}

function firstLine({ catalogue, rightsOf }: OccasionsDependencies, { person, language }: Asker, words: OccasionWords) {
  const reader = { language, library: rightsOf(person).library };
  return prepareOccasion(catalogue, occasionText(words), reader).sentence?.better ?? '';
}
