/** Helpers for the routes of all kinds of objects. */
export { invalidRequest, missing } from './failure.ts';
export { newId } from './new-id.ts';
export {
  changedMetadata,
  count,
  decimal,
  emptyable,
  expand,
  flag,
  ignored,
  integer,
  metadata,
  paging,
  range,
  text,
} from './params.ts';
export { listOf, page, route } from './route.ts';
