import type { Coach, Item } from './domain/content-files.ts';

export interface ContentsWish {
  parentUuid?: string | undefined;
  /** Comma-separated uuids; those not on the shelf are ignored. */
  uuids?: string | undefined;
  page: number;
  pageSize: number;
}

/** Returns a page of a coach's shelf in order, optionally filtered by group or by uuids. `total` counts all pages. */
export function listContents(coach: Coach, wish: ContentsWish): { contents: Item[]; total: number } {
  const named = wish.uuids?.split(',').map((uuid) => uuid.trim());
  const found = coach.shelf.filter(
    (item) =>
      (wish.parentUuid === undefined || item.parentUuid === wish.parentUuid) &&
      (named === undefined || named.includes(item.uuid)),
  );
  const from = (wish.page - 1) * wish.pageSize;
  return { contents: found.slice(from, from + wish.pageSize), total: found.length };
}
