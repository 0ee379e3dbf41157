import type { ReactNode } from 'react';
import { codeOf } from '@greenroom/contracts';
import { Button, Row, Small } from '@greenroom/shared-ui';
import { playerMessages } from './messages/index.ts';
import { TroubleNote } from './trouble-note.tsx';

/** Shown until the narration is loaded, or when it cannot be loaded. */
export function NotAvailable({ error, retry }: { error: unknown; retry(): unknown }): ReactNode {
  const t = playerMessages.useText();
  if (error === undefined)
    return (
      <Small tone={2} role="status">
        {t('preparing')}
      </Small>
    );
  const code = codeOf(error);
  const trouble = ({ offline: 'offline', unavailable: 'busy', rate_limited: 'busy', plan_required: 'closed' } as const)[
    code
  ];
  return (
    <Row wrap>
      <TroubleNote trouble={trouble ?? 'failed'} />
      <Button size="s" onClick={() => retry()}>
        {t('tryAgain')}
      </Button>
    </Row>
  );
}
