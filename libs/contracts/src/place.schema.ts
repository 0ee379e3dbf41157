import { z } from 'zod';

/** The largest that the database counts to: a place beyond it is nobody's. */
const most = 2_147_483_647;

/** A place in an order, from 1. */
export const Place = z.int().positive().max(most);
/** The same, asked for in an address. */
export const AskedPlace = z.coerce.number().int().positive().max(most);
/** How far one has come, from 0. */
export const AskedCount = z.coerce.number().int().nonnegative().max(most);
