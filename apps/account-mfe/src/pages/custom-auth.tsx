import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { ButtonLink, OpensSoon } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageTitle(t('customAuth.title'));
  return (
    <OpensSoon
      art="/assets/art/stairs.svg"
      title={t('customAuth.title')}
      text={t('customAuth.text')}
      link={
        <ButtonLink variant="primary" as={Link} to={paths.coaches}>
          {t('meetCoaches')}
        </ButtonLink>
      }
    />
  );
}
