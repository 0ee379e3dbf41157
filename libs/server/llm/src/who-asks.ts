import { causingAddress } from '@greenroom/telemetry';
import { addressKey } from '@greenroom/rate-limit';
import type { CallFor } from './open-call.ts';

/** Adds the hashed address of the current request, if there is one; voice calls and jobs have none. */
export function whoAsks(asksFor: CallFor): CallFor {
  const address = causingAddress();
  return address === undefined ? asksFor : { ...asksFor, addressKey: addressKey(address) };
}
