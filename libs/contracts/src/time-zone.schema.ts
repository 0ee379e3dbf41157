import { z } from 'zod';
import { isTimeZone } from './local-time.ts';

/** A name of the IANA time zone database, such as `Europe/Berlin`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'There is no such time zone');
