import type { ReactNode } from 'react';
import { Small } from '@greenroom/shared-ui';
import type { Trouble } from './ask-why.ts';
import { playerMessages } from './messages/index.ts';

/** Why nothing is heard. The play button tries again. */
export function TroubleNote({ trouble }: { trouble: Trouble | undefined }): ReactNode {
  const t = playerMessages.useText();
  if (!trouble) return null;
  return (
    <Small tone="bad" role="alert">
      {t(`trouble.${trouble}`)}
    </Small>
  );
}
