import type { Reply } from '@greenroom/contracts';

export interface FactorLineProps {
  factors: Reply<'authFactors'>;
  hasPassword: boolean;
  /** @param recoveryCodes come with one's first factor, and are shown once */
  onChanged(recoveryCodes?: readonly string[] | null): Promise<void>;
}
