import type { FactorLineProps } from './factor-line-props.ts';
import type { ReactNode } from 'react';
import { CodeApp } from './code-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Lists the configured factors, with actions to change each. */
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
