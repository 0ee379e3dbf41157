import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Small } from '@greenroom/shared-ui';
import { useChoice } from '../choice/index.ts';
import { messages } from './messages/index.ts';

export type Step = 'account' | 'membership' | 'payment';

const Marks = styled.span`
  display: flex;
  gap: 6px;
  margin-top: 10px;
  i {
    width: 56px;
    max-width: 14vw;
    height: 3px;
    border-radius: 2px;
    background: var(--line-strong);
  }
  i[data-on] {
    background: var(--text);
  }
`;

/** How far one is. Whoever had an account already has one step less. */
export function Steps({ step }: { step: Step }): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [{ byAccount = false }] = useChoice();
  const steps: readonly Step[] =
    user.loggedIn && !byAccount ? ['membership', 'payment'] : ['account', 'membership', 'payment'];
  const now = steps.indexOf(step) + 1;
  return (
    <Small as="div" tone={2}>
      {t('step', { now, of: steps.length })}
      <Marks aria-hidden="true">
        {steps.map((one, index) => (
          <i key={one} data-on={index < now || undefined} />
        ))}
      </Marks>
    </Small>
  );
}
