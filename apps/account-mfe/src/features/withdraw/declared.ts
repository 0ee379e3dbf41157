import type { RequestOf } from '@greenroom/contracts';

/** What is declared: who, where it is confirmed, and which contract is meant. */
export type Declared = RequestOf<'commerceWithdrawalDeclare'>['body'];
