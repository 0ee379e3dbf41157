import styled from '@emotion/styled';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** The money-back guarantee, in the specification's terms (section 1). */
export function Guarantee(): ReactNode {
  const t = messages.useText();
  return (
    <Seal>
      <Icon of={ShieldCheck} size="l" />
      <div>
        <Small as="p">
          <b>{t('guarantee.title')}</b>
        </Small>
        <Small tone={2}>{t('guarantee.text')}</Small>
      </div>
    </Seal>
  );
}
