import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths, supportLabel } from '@greenroom/contracts';
import { supportUrl } from '@greenroom/navigation';
import {
  Button,
  ButtonLink,
  Fine,
  Hero,
  Lead,
  Mark,
  Page,
  IllustratedPage,
  Row,
  TextButton,
  TextLink,
  Title,
  useInBrowser,
} from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { Bar } from '../site/bar.ts';

const Help = styled(Lead)`
  margin: var(--s-5) 0 var(--s-6);
`;

const Fault = styled(Fine)`
  margin-top: var(--s-6);
`;

/**
 * The error page of the specification (section 2). It uses plain links, because the router itself may have failed.
 */
export function ErrorPage(): ReactNode {
  const t = messages.useText();
  const refresh = () => window.location.reload();
  const inBrowser = useInBrowser();
  const contact = inBrowser ? supportUrl() : undefined;
  return (
    <Page bleed lit={false}>
      <IllustratedPage
        art="/assets/art/chairs.svg"
        bar={
          <Bar>
            <Mark href={paths.root} label={t('markLabel')}>
              Greenroom
            </Mark>
          </Bar>
        }
      >
        <Hero>{t('error.heading')}</Hero>
        <Title>{t('error.subheading')}</Title>
        <Help>
          {t('error.helpBefore')}
          <TextButton type="button" onClick={refresh}>
            {t('error.helpRefresh')}
          </TextButton>
          {t('error.helpBetween')}
          <TextLink href={paths.helpCenter}>{t('error.helpSupport')}</TextLink>
          {t('error.helpAfter')}
        </Help>
        <Row wrap>
          <Button variant="primary" onClick={refresh}>
            {t('error.refresh')}
          </Button>
          <ButtonLink variant="plain" href={paths.root}>
            {t('notFound.back')}
          </ButtonLink>
        </Row>
        <Fault tone={2}>{t('error.whoseFault')}</Fault>
        {contact !== undefined && (
          <Fine tone={2}>
            {t('error.contact')} <TextLink href={contact}>{supportLabel(contact)}</TextLink>
          </Fine>
        )}
      </IllustratedPage>
    </Page>
  );
}
