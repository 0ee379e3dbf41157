import { causingAddress } from '@greenroom/telemetry';
import { addressKey } from '@greenroom/rate-limit';
import type { CallFor } from './open-call.ts';

/** The same, with the hashed address of the request that it is asked for; voice calls and jobs have none. */
export function whoAsks(asksFor: CallFor): CallFor {
  const address = causingAddress();
  return address === undefined ? asksFor : { ...asksFor, addressKey: addressKey(address) };
}
