import type { ReactNode } from 'react';
import { usePaywall } from '@greenroom/auth';
import { paths, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Body, ButtonLink, Display, Lead, Row, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Says that meetings require a plan, and offers the ways to one. Nothing is opened without a press. */
export function NeedsPlan(): ReactNode {
  const t = messages.useText();
  const paywall = usePaywall();
  return (
    <Stack gap={3} style={{ paddingBlock: 'var(--s-5) var(--s-6)', maxWidth: 700 }}>
      <Body tone={2}>{t('meetings.who')}</Body>
      <Display>{t('plan.title')}</Display>
      <Lead>{t('meetings.text')}</Lead>
      <Body>{t('plan.text')}</Body>
      <Row gap={3} wrap>
        <ButtonLink variant="primary" as={Link} to={paywall}>
          {t('plan.find')}
        </ButtonLink>
        <ButtonLink as={Link} to={pathTo('checkoutMembership', undefined, { returnTo: paths.meetings })}>
          {t('plan.prices')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
