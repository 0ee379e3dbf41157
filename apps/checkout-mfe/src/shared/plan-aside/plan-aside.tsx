import { useState, type ReactNode } from 'react';
import { Link } from '@greenroom/navigation';
import { chargesOf, pickOf, usePlans } from '@greenroom/plans';
import { Face, TextLink, Title } from '@greenroom/shared-ui';
import styled from '@emotion/styled';
import { paths } from '@greenroom/contracts';
import {
  Aside,
  ChargeLines,
  DueLine,
  DuePlace,
  Guarantee,
  messages,
  TaxNote,
  type AddedTax,
} from '../checkout/index.ts';
import { useChoice } from '../choice/index.ts';

const Faces = styled.div`
  display: flex;
  margin-bottom: var(--s-5);
  > span {
    margin-right: -10px;
    box-shadow: 0 0 0 3px var(--surface-1);
  }
`;

const Chosen = styled.p`
  margin: var(--s-3) 0 var(--s-5);
`;

const faces = ['imogen-vale', 'anila-kestrel', 'baptiste-orlay', 'noor-halabieh', 'mateus-brandt', 'dov-harrowgate'];

/**
 * Shows the chosen plan with its prices, dates and guarantee, beside every step. @param added set once the provider
 * adds tax
 */
export function PlanAside({ added }: { added?: AddedTax | undefined }): ReactNode {
  const t = messages.useText();
  const [{ tier, coupon }] = useChoice();
  const { plans } = usePlans(coupon);
  const [now] = useState(() => new Date());
  const pick = plans && pickOf(plans, tier, coupon);
  return (
    <Aside>
      <Faces aria-hidden="true">
        {faces.map((face) => (
          <Face key={face} src={`/assets/portraits/${face}.svg`} />
        ))}
      </Faces>
      <Title>{t('summary.title')}</Title>
      {pick && (
        <>
          <Chosen>
            {t(`plan.${pick.tier.id}`)}{' '}
            <TextLink as={Link} to={paths.checkoutMembership} size="small">
              {t('plan.change')}
            </TextLink>
          </Chosen>
          <ChargeLines pick={pick} charges={chargesOf(pick, now)} added={added} />
          {!added && <TaxNote {...plans} />}
        </>
      )}
      {plans && <Guarantee />}
    </Aside>
  );
}

/** Shows the same in one line, for phones. */
export function PlanDue(): ReactNode {
  const [{ tier, coupon }] = useChoice();
  const { plans } = usePlans(coupon);
  const [now] = useState(() => new Date());
  const pick = plans && pickOf(plans, tier, coupon);
  if (!plans) return <DuePlace />;
  return pick && <DueLine pick={pick} charges={chargesOf(pick, now)} />;
}
