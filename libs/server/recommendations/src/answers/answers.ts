import { ApiFailure, type AnswersKeep, type ExerciseAnswers } from '@greenroom/contracts';
import type { RightsOf, LibraryRight, Person } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import {
  type Catalogue,
  contentCard,
  idsShownTo,
  inLanguage,
  type IdsOf,
  type Item,
  type Language,
  mayOpen,
} from '@greenroom/content';
import { careFor, plainCareText } from '@greenroom/safety';
import { knownCoach } from '../history/history.ts';
import { type AnswersRow, findAnswers, mergeAnswers } from './answers.repository.ts';

interface AnswersDependencies {
  db: Database;
  catalogue: Catalogue;
  rightsOf: RightsOf;
}

/**
 * Returns what a person wrote in the exercises of a shelf. They can read it even after their plan has ended.
 * @throws ApiFailure `not_found` for an unknown coach
 */
export async function readAnswers(
  { db, catalogue, rightsOf }: AnswersDependencies,
  person: Person,
  instructorSlug: string,
  { contentUuid }: { contentUuid?: string | undefined },
  language: Language,
): Promise<{ entries: ExerciseAnswers[] }> {
  knownCoach(catalogue, instructorSlug);
  const { library } = rightsOf(person);
  const idsOf = idsShownTo(person.ownerId);
  const rows = await findAnswers(db, { ownerId: person.ownerId, instructorSlug, contentUuid });
  const entries = rows.flatMap((row) => {
    const item = catalogue.item(instructorSlug, row.contentUuid);
    return item ? present(catalogue, item, row, { library, idsOf, language }) : [];
  });
  return { entries };
}

/**
 * Stores words in fields of an exercise.
 * @throws ApiFailure `not_found` if it is not on the shelf, `plan_required` if the person may not open it,
 * `bad_request` for an unknown field
 */
export async function keepAnswers(
  { db, catalogue, rightsOf }: AnswersDependencies,
  person: Person,
  instructorSlug: string,
  kept: AnswersKeep,
  now: Date,
  language: Language,
): Promise<ExerciseAnswers> {
  knownCoach(catalogue, instructorSlug);
  const item = catalogue.item(instructorSlug, kept.contentUuid);
  if (!item) throw new ApiFailure('not_found', 'There is no such item on this shelf');
  const { library } = rightsOf(person);
  const idsOf = idsShownTo(person.ownerId);
  if (!mayOpen(item, library)) throw new ApiFailure('plan_required', 'This item opens with a plan');
  const known = new Set(item.fields?.map(({ slug }) => slug));
  const unknown = Object.keys(kept.answers).find((slug) => !known.has(slug));
  if (unknown !== undefined || Object.keys(kept.answers).length === 0)
    throw new ApiFailure('bad_request', 'The exercise has no such field');
  const row = await mergeAnswers(db, { ownerId: person.ownerId, instructorSlug, kept, now });
  return present(catalogue, item, row, { library, idsOf, language });
}

function present(
  catalogue: Catalogue,
  item: Item,
  row: AnswersRow | undefined,
  { library, idsOf, language }: { library: LibraryRight; idsOf: IdsOf; language: Language },
): ExerciseAnswers {
  const written = Object.entries(row?.answers ?? {}).filter(([, text]) => text !== '');
  return {
    content: contentCard(catalogue.coach(item.coach)!, item, library, idsOf(item), language),
    fields: inLanguage(item, language).fields ?? [],
    answers: Object.fromEntries(written),
    changedAt: row?.changedAt.toISOString() ?? null,
    care: careIn(written.map(([, text]) => text)),
  };
}

function careIn(texts: readonly string[]): string | null {
  const [care] = texts.flatMap((text) => careFor([], text, 'instead') ?? []);
  return care ? plainCareText(care) : null;
}
