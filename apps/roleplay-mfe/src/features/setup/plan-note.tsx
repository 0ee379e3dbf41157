import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser, usePaywall } from '@greenroom/auth';
import { Link } from '@greenroom/navigation';
import { Fine, TextLink } from '@greenroom/shared-ui';
import { texts } from './setup-texts.ts';

const Note = styled(Fine)`
  margin-top: var(--s-2);
`;

/**
 * Says below the start button, on phones in the scene's card, that playing needs a plan, to those who have none. Takes
 * up its space until the user is known, and shows nothing where plans are off.
 */
export function PlanNote(): ReactNode {
  const t = texts.useText();
  const { user, known } = useCurrentUser();
  const paywall = usePaywall();
  // Without an allowance plans are off.
  if (known && (user.rights.roleplay === 'allowed' || !user.allowance)) return null;
  return (
    <Note tone={2} style={known ? undefined : { visibility: 'hidden' }}>
      {t('begin.plan')}{' '}
      <TextLink as={Link} to={paywall}>
        {t('begin.plans')}
      </TextLink>
    </Note>
  );
}
