import type { RequestOf } from '@greenroom/contracts';

/** A declaration: who, where to confirm it, and for which contract. */
export type Declared = RequestOf<'commerceWithdrawalDeclare'>['body'];
