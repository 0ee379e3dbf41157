import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageHead } from '@greenroom/navigation';
import { ButtonLink, OpensSoon } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageHead({ title: t('meetings.title'), description: t('meetings.text') });
  return (
    <OpensSoon
      art="/assets/art/table.svg"
      title={t('meetings.title')}
      text={t('meetings.text')}
      link={
        <ButtonLink variant="primary" as={Link} to={paths.coaches}>
          {t('meetCoaches')}
        </ButtonLink>
      }
    />
  );
}
