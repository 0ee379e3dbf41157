import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { Display, Lead, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { CarryOut } from './carry-out.tsx';
import { DeclareWithdrawal } from './declare-withdrawal.tsx';
import { withdrawalMessages } from './messages/index.ts';

const Room = styled(Stack)`
  max-width: 640px;
  padding: var(--s-5) 0 var(--s-8);
`;

/*
 * For a lawyer to check: German Civil Code, section 356a. The link to this page is in the footer of every page; it
 * needs no log-in and asks only for name, contract and where to confirm it; a second button confirms the form.
 */
/**
 * Withdraws from a contract without signing in: the user declares it and confirms it, and the mailed link carries it
 * out.
 */
export function Withdraw(): ReactNode {
  const t = withdrawalMessages.useText();
  const token = useMailedToken();
  usePageTitle(t('title'));
  return (
    <Room gap={5}>
      <Display>{t('title')}</Display>
      {token === undefined ? (
        <>
          <Lead>{t('lead')}</Lead>
          <DeclareWithdrawal />
        </>
      ) : (
        <CarryOut key={token} token={token} />
      )}
      <Small tone={2}>
        <TextLink as={Link} to={`${paths.helpCenter}#withdrawal`}>
          {t('right')}
        </TextLink>
        {'. '}
        {t('later')}{' '}
        <TextLink as={Link} to={paths.cancelContracts}>
          {t('cancel')}
        </TextLink>
      </Small>
    </Room>
  );
}
