import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCoachesAddress } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { OfferNote } from '@greenroom/plans';
import { below, ButtonLink, Display, Fine, Lead, Mark, Page, Row, TextLink, Wrap } from '@greenroom/shared-ui';
import { useChoice, type Step } from '../choice/index.ts';
import { messages } from './messages/index.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  min-height: var(--bar);
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s-8);
  align-items: start;
  align-content: start;
  /* So that the foot does not move when the step arrives. */
  min-height: calc(100vh - var(--bar));
  padding-block: var(--s-5) var(--s-8);
  ${below.lg} {
    /* The summary appears once the step above it is there, so that it does not move. */
    > :has([aria-busy='true']) ~ * {
      display: none;
    }
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6);
    padding-bottom: var(--s-7);
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  max-width: 680px;
`;

const Foot = styled(Wrap)`
  padding-block: var(--s-5);
  border-top: 1px solid var(--line);
`;

interface CheckoutPageProps {
  step: Step;
  heading: ReactNode;
  lead?: ReactNode;
  /** Amounts and dates, for narrow screens, where the aside is at the bottom. */
  due?: ReactNode;
  /** Content that stays in view: prices, dates, the guarantee. */
  aside?: ReactNode;
  /** A line at the bottom. */
  note?: ReactNode;
  children: ReactNode;
}

/** The layout of a checkout step, without links that leave it by accident. */
export function CheckoutPage({ step, heading, lead, due, aside, note, children }: CheckoutPageProps): ReactNode {
  const t = messages.useText();
  const coaches = useCoachesAddress();
  const [{ returnTo, tier }] = useChoice();
  usePageTitle(t(`${step}.title`));
  return (
    <Page bleed>
      <Bar as="header">
        <Mark as={Link} to={paths.root} label={t('markLabel')}>
          Greenroom
        </Mark>
        <ButtonLink variant="quiet" size="s" as={Link} to={returnTo ?? coaches}>
          {t('leave')}
        </ButtonLink>
      </Bar>
      <Columns>
        <div>
          <Head>
            <CheckoutSteps step={step} />
            <Display>{heading}</Display>
            {lead !== undefined && <Lead>{lead}</Lead>}
            {due}
            <OfferNote place={step} tier={tier} />
          </Head>
          {children}
        </div>
        {aside}
      </Columns>
      <Foot as="footer">
        <Row between wrap gap={4}>
          <Fine tone={3}>{note}</Fine>
          <Row gap={5}>
            <TextLink alone href={`${paths.helpCenter}#terms`} target="_blank" size="fine">
              {t('terms')}
            </TextLink>
            <TextLink alone href={paths.helpCenter} target="_blank" size="fine">
              {t('help')}
            </TextLink>
          </Row>
        </Row>
      </Foot>
    </Page>
  );
}
