import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePaywall } from '@greenroom/auth';
import { Link } from '@greenroom/navigation';
import { ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Shown instead of an item that needs a plan. */
export function ClosedPanel({ shelf }: { shelf: string }): ReactNode {
  const t = messages.useText();
  const paywall = usePaywall();
  return (
    <StatusPanel
      art="/assets/art/table.svg"
      tag={{ icon: Lock, text: t('item.closed.tag') }}
      title={t('item.closed.title')}
      titleAs="h1"
      action={
        <>
          <ButtonLink variant="primary" size="s" as={Link} to={paywall}>
            {t('item.closed.quiz')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="s" as={Link} to={shelf}>
            {t('item.closed.library')}
          </ButtonLink>
        </>
      }
    >
      {t('item.closed.text')}
    </StatusPanel>
  );
}
