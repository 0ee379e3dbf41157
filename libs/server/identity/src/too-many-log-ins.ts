import { ApiFailure } from '@greenroom/contracts';

/** What more people who log in are told than can be served soon. */
export const tooManyLogIns = (): ApiFailure => new ApiFailure('unavailable', 'Too many people log in at the moment');
