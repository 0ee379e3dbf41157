import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageHead } from '@greenroom/navigation';
import { ButtonLink, OpensSoon } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageHead({ title: t('scenes.title'), description: t('scenes.text') });
  return (
    <OpensSoon
      art="/assets/art/chairs.svg"
      title={t('scenes.title')}
      text={t('scenes.text')}
      link={
        <ButtonLink variant="primary" as={Link} to={paths.coaches}>
          {t('meetCoaches')}
        </ButtonLink>
      }
    />
  );
}
