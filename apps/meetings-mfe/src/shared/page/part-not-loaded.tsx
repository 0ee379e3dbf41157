import type { ReactNode } from 'react';
import { Button, Row, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Shown instead of a part of the page that failed to load. */
export function PartNotLoaded({ retry }: { retry(): void }): ReactNode {
  const t = messages.useText();
  return (
    <Row gap={3} wrap role="alert" style={{ paddingBlock: 'var(--s-5)' }}>
      <Small>{t('notCome')}</Small>
      <Button size="s" onClick={retry}>
        {t('notCome.again')}
      </Button>
    </Row>
  );
}
