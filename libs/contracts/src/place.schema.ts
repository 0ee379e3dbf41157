import { z } from 'zod';

/** The largest integer of the database; nothing has a position beyond it. */
const most = 2_147_483_647;

/** A position in an order, from 1. */
export const Place = z.int().positive().max(most);
/** A position in a query string. */
export const AskedPlace = z.coerce.number().int().positive().max(most);
/** A count of items already seen, from 0. */
export const AskedCount = z.coerce.number().int().nonnegative().max(most);
