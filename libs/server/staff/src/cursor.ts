import { ApiFailure } from '@greenroom/contracts';

/** Position of the last row of a page; rows are ordered by time and uuid, newest first. */
export interface TimeCursor {
  at: Date;
  uuid: string;
}

export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws ApiFailure `bad_request` for an invalid cursor */
export function readCursor(cursor: string): TimeCursor {
  const [moment = '', uuid = ''] = cursor.split('_');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !uuidShape.test(uuid))
    throw new ApiFailure('bad_request', 'The cursor is not valid');
  return { at, uuid };
}

/**
 * Splits the rows read into a page and the cursor of the next page.
 * @param rows one more than a page if there is a next page
 */
export function pageOf<Row extends TimeCursor>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; cursor: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, cursor: last ? `${last.at.toISOString()}_${last.uuid}` : null };
}
