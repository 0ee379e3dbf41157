import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { ButtonLink, Display, Fine, Lead, Page, IllustratedPage } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const Text = styled(Lead)`
  margin: var(--s-5) 0 var(--s-6);
`;

const Status = styled(Fine)`
  margin-top: var(--s-6);
`;

/** The page for unknown URLs. */
export function NotFoundPage(): ReactNode {
  const t = messages.useText();
  usePageTitle(t('notFound.title'));
  return (
    <Page bleed>
      <IllustratedPage art="/assets/art/stairs.svg">
        <Display>{t('notFound.title')}</Display>
        <Text>{t('notFound.text')}</Text>
        <ButtonLink variant="primary" as={Link} to={paths.root}>
          {t('notFound.back')}
        </ButtonLink>
        <Status tone={3}>{t('notFound.status')}</Status>
      </IllustratedPage>
    </Page>
  );
}
