import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Page, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const Panel = styled(StatusPanel)`
  max-width: 520px;
  margin-block: var(--s-7);
`;

/** Shown instead of a remote that failed to load. */
export function PartFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = messages.useText();
  return (
    <Page>
      <Panel
        role="alert"
        tag={{ icon: CircleAlert, tone: 'bad', text: t('part.tag') }}
        title={t('part.title')}
        titleAs="h1"
        action={
          <Button size="s" onClick={onRetry}>
            {t('part.retry')}
          </Button>
        }
      >
        {t('part.text')}
      </Panel>
    </Page>
  );
}
