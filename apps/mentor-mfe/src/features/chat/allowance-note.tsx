import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser, usePaywall } from '@greenroom/auth';
import { logInAddress } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link, useLocation } from '@greenroom/navigation';
import { Body, ButtonLink, Fine, Row, Small, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** From this many remaining messages on, the number is shown. */
const fewMessages = 2;

const Sheet = styled(Stack)`
  margin-bottom: 12px;
  padding: 14px 18px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-card);
  background: var(--surface-1);
`;

/** Shows above the field how many messages remain, and how to continue. The text in the field is kept. */
export function AllowanceNote(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const paywall = usePaywall();
  const { pathname, search } = useLocation();
  const { allowance, rights } = user;

  if (rights.chat === 'rate_limited') {
    const day = allowance?.renewsOn
      ? formatDate(new Date(allowance.renewsOn), { dateStyle: 'long', timeZone: 'UTC' })
      : '';
    return (
      <Sheet gap={1} role="status">
        <Body>{t('chat.usedUp.title')}</Body>
        <Small tone={2}>{t('chat.usedUp.text', { day })}</Small>
      </Sheet>
    );
  }
  if (rights.chat === 'plan_required') {
    return (
      <Sheet gap={2} role="status">
        <Body>{t('chat.tasted.title')}</Body>
        <Small tone={2}>{t('chat.tasted.text')}</Small>
        <Row gap={2} wrap>
          <ButtonLink variant="plain" size="s" as={Link} to={paywall}>
            {t('chat.tasted.on')}
          </ButtonLink>
          {!user.loggedIn && (
            <ButtonLink variant="quiet" size="s" as={Link} to={logInAddress(pathname + search)}>
              {t('chat.tasted.logIn')}
            </ButtonLink>
          )}
        </Row>
      </Sheet>
    );
  }
  if (allowance?.kind !== 'taste' || allowance.messagesLeft > fewMessages) return null;
  return (
    <Fine tone={2} role="status">
      {t('chat.tasted.few', { count: allowance.messagesLeft })}
    </Fine>
  );
}
