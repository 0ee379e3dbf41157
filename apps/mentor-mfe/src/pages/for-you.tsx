import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { ButtonLink, OpensSoon } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageTitle(t('forYou.title'));
  return (
    <OpensSoon
      art="/assets/art/table.svg"
      title={t('forYou.title')}
      text={t('forYou.text')}
      link={
        <ButtonLink variant="primary" as={Link} to={paths.coaches}>
          {t('meetCoaches')}
        </ButtonLink>
      }
    />
  );
}
