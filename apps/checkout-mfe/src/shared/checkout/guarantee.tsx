import styled from '@emotion/styled';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Icon, Small } from '@greenroom/shared-ui';
import { messages } from './messages/index.ts';

const Seal = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 14px;
  margin-top: var(--s-5);
  padding-top: var(--s-5);
  border-top: 1px solid var(--line);
  b {
    font-weight: 600;
  }
`;

/** Shows the money-back guarantee in the specification's words (section 1), or that this purchase has none. */
export function Guarantee(): ReactNode {
  const t = messages.useText();
  const { moneyBack } = useCurrentUser().user.purchaseEligibility;
  return (
    <Seal>
      <Icon of={ShieldCheck} size="l" />
      <div>
        <Small as="p">
          <b>{t(moneyBack ? 'guarantee.title' : 'guarantee.noneTitle')}</b>
        </Small>
        <Small tone={2}>{t(moneyBack ? 'guarantee.text' : 'guarantee.none')}</Small>
      </div>
    </Seal>
  );
}
