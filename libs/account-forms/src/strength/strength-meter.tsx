import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Fine } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import type { Strength } from './strength.ts';
import { useStrength } from './use-strength.ts';

const Box = styled.div`
  display: grid;
  gap: 6px;
  margin-top: calc(-1 * var(--s-2));
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  i {
    height: 4px;
    border-radius: 1px;
    background: var(--surface-3);
  }
  i[data-lit] {
    background: var(--text);
  }
`;

const words = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

interface StrengthMeterProps {
  password: string;
  /** Name and address of the account's owner. */
  own: readonly string[];
}

/** Shows how hard the password is to guess and how to improve it. It only advises; rejections appear at the field. */
export function StrengthMeter({ password, own }: StrengthMeterProps): ReactNode {
  const strength = useStrength(password, own);
  return (
    <div role="status">
      {strength && (
        <Box>
          <Steps aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <i key={step} data-lit={step <= Math.max(1, strength.score) || undefined} />
            ))}
          </Steps>
          <Advice {...strength} />
        </Box>
      )}
    </div>
  );
}

function Advice({ score, weakness }: Strength): ReactNode {
  const t = messages.useText();
  return (
    <Fine tone={2}>
      {t(`strength.${words[score]}`)} {weakness && t(`weakness.${weakness}`)}
    </Fine>
  );
}
