import type { ReactNode } from 'react';
import { Small } from '@greenroom/shared-ui';
import type { Trouble } from './ask-why.ts';
import { playerMessages } from './messages/index.ts';

/** Explains why nothing plays. The play button retries. */
export function TroubleNote({ trouble }: { trouble: Trouble | undefined }): ReactNode {
  const t = playerMessages.useText();
  if (!trouble) return null;
  return (
    <Small tone="bad" role="alert">
      {t(`trouble.${trouble}`)}
    </Small>
  );
}
