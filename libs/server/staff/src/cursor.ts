import { ApiFailure } from '@greenroom/contracts';

/** Position of the last row of a page; rows are ordered by time and id, newest first. */
export interface RowCursor {
  at: Date;
  id: string;
}

/** Position among rows whose id is a uuid. */
export interface TimeCursor {
  at: Date;
  uuid: string;
}

export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws ApiFailure `bad_request` for an invalid cursor */
export function readCursor(cursor: string): TimeCursor {
  const { at, id: uuid } = readRowCursor(cursor, uuidShape);
  return { at, uuid };
}

/**
 * @param shape of the ids
 * @throws ApiFailure `bad_request` for an invalid cursor
 */
export function readRowCursor(cursor: string, shape: RegExp): RowCursor {
  const gap = cursor.indexOf('_');
  const at = new Date(cursor.slice(0, gap));
  const id = cursor.slice(gap + 1);
  if (gap < 0 || Number.isNaN(at.getTime()) || !shape.test(id))
    throw new ApiFailure('bad_request', 'The cursor is not valid');
  return { at, id };
}

/**
 * Splits the rows read into a page and the cursor of the next page.
 * @param rows one more than a page if there is a next page
 */
export function pageOf<Row extends TimeCursor | RowCursor>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; cursor: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, cursor: last ? `${last.at.toISOString()}_${'uuid' in last ? last.uuid : last.id}` : null };
}
