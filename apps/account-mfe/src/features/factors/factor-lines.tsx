import type { ReactNode } from 'react';
import type { Reply } from '@greenroom/contracts';
import { CodeApp } from './code-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface FactorLineProps {
  factors: Reply<'authFactors'>;
  hasPassword: boolean;
  /** @param recoveryCodes come with one's first factor, and are shown once */
  onChanged(recoveryCodes?: readonly string[] | null): Promise<void>;
}

/** What one has set up, each with the way to change it. */
export function FactorLines(props: FactorLineProps): ReactNode {
  const { passkeys, code } = props.factors;
  return (
    <div>
      <Passkeys {...props} />
      <CodeApp {...props} />
      {(passkeys.length > 0 || code !== null) && <RecoveryCodes {...props} />}
    </div>
  );
}
