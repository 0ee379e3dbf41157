import { ApiFailure } from '@greenroom/contracts';

/** The error for log-ins beyond the capacity of the queue. */
export const tooManyLogIns = (): ApiFailure => new ApiFailure('unavailable', 'Too many people log in at the moment');
