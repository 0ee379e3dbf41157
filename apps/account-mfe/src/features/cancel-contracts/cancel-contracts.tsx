import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { paths, settingsAt } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { Display, Lead, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { ConfirmCancellation } from './confirm-cancellation.tsx';
import { DeclareForm } from './declare-form.tsx';
import { cancellationMessages } from './messages/index.ts';

const Room = styled(Stack)`
  max-width: 640px;
  padding: var(--s-5) 0 var(--s-8);
`;

/*
 * For a lawyer to check: German Civil Code, section 312k. The link to this page is in the footer of every page, it
 * needs no log-in, and the submit button says only that it cancels.
 */
/** Cancels a contract without signing in: the user declares it, and confirms it by the mailed link. */
export function CancelContracts(): ReactNode {
  const t = cancellationMessages.useText();
  const token = useMailedToken();
  usePageTitle(t('title'));
  return (
    <Room gap={5}>
      <Display>{t('heading')}</Display>
      {token === undefined ? (
        <>
          <Lead>{t('lead')}</Lead>
          <DeclareForm />
        </>
      ) : (
        <ConfirmCancellation key={token} token={token} />
      )}
      <Small tone={2}>
        {t('signedIn')}{' '}
        <TextLink as={Link} to={settingsAt('plan')}>
          {t('toSettings')}
        </TextLink>
        {'. '}
        <TextLink as={Link} to={`${paths.helpCenter}#withdrawal`}>
          {t('withdrawal')}
        </TextLink>
      </Small>
    </Room>
  );
}
