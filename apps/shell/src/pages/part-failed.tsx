import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Button, ButtonLink, Page, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const Panel = styled(StatusPanel)`
  max-width: 520px;
  margin-block: var(--s-7);
`;

/** Shown instead of a remote that failed to load. Its link loads the home page anew, since files may be missing. */
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
          <>
            <Button size="s" onClick={onRetry}>
              {t('part.retry')}
            </Button>
            <ButtonLink variant="quiet" size="s" href={paths.root}>
              {t('notFound.back')}
            </ButtonLink>
          </>
        }
      >
        {t('part.text')}
      </Panel>
    </Page>
  );
}
