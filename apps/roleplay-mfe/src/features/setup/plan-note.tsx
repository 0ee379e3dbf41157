import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser, usePaywall, usePlansOff } from '@greenroom/auth';
import { pathTo } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { Fine, TextLink } from '@greenroom/shared-ui';
import { texts } from './setup-texts.ts';

const Note = styled(Fine)`
  margin-top: var(--s-2);
`;

/**
 * Says below the start button, on phones in the scene's card, what playing needs and the user does not have: a plan, or
 * an account where plans are off. Takes up its space until the user is known.
 */
export function PlanNote(): ReactNode {
  const t = texts.useText();
  const { user, known } = useCurrentUser();
  const paywall = usePaywall();
  const plansOff = usePlansOff();
  const { pathname, search } = useLocation();
  if (known && user.rights.roleplay === 'allowed') return null;
  if (plansOff)
    return (
      <Note tone={2}>
        {t('begin.account')}{' '}
        <TextLink as={Link} to={pathTo('customAuth', { customAuthSlug: 'signup' }, { returnTo: pathname + search })}>
          {t('begin.signUp')}
        </TextLink>
        .
      </Note>
    );
  return (
    <Note tone={2} style={known ? undefined : { visibility: 'hidden' }}>
      {t('begin.plan')}{' '}
      <TextLink as={Link} to={paywall}>
        {t('begin.plans')}
      </TextLink>
    </Note>
  );
}
