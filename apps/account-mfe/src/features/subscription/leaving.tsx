import type { ReactNode } from 'react';
import { settingsAt, type SubscriptionRecord } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, Head, Row, Small, Stack, TextLink } from '@greenroom/shared-ui';
import type { Asking } from './dialog-props.ts';
import { subscriptionMessages } from './messages/index.ts';

interface LeavingProps {
  subscription: SubscriptionRecord;
  ask(what: Asking): void;
}

/** The cancel button, always visible. */
export function Leaving({ subscription, ask }: LeavingProps): ReactNode {
  const t = subscriptionMessages.useText();
  if (!subscription.actions.includes('cancel')) return null;
  return (
    <Stack gap={3} start>
      <Head as="h2">{t('leaving')}</Head>
      <Small tone={2}>{t('leaving.text')}</Small>
      <Row wrap gap={4}>
        <Button size="s" aria-haspopup="dialog" onClick={() => ask('cancel')}>
          {t(subscription.state === 'trial' ? 'cancel.openTrial' : 'cancel.open')}
        </Button>
        <TextLink as={Link} to={settingsAt('data')}>
          {t('leaving.export')}
        </TextLink>
      </Row>
    </Stack>
  );
}
