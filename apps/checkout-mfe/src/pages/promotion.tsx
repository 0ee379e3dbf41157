import type { ReactNode } from 'react';
import { useCoachesAddress } from '@greenroom/auth';
import { Link, usePageTitle } from '@greenroom/navigation';
import { ButtonLink, OpensSoon } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  const coaches = useCoachesAddress();
  usePageTitle(t('promotion.title'));
  return (
    <OpensSoon
      art="/assets/art/letter.svg"
      title={t('promotion.title')}
      text={t('promotion.text')}
      link={
        <ButtonLink variant="primary" as={Link} to={coaches}>
          {t('meetCoaches')}
        </ButtonLink>
      }
    />
  );
}
