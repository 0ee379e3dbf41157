import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
