import type { Reply } from '@greenroom/contracts';

export interface FactorLineProps {
  factors: Reply<'authFactors'>;
  hasPassword: boolean;
  /** @param recoveryCodes returned with the first factor, and shown once */
  onChanged(recoveryCodes?: readonly string[] | null): Promise<void>;
}
