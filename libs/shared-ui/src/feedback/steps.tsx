import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Small } from '../type/type.ts';

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

interface StepsProps {
  now: number;
  of: number;
  children: ReactNode;
}

/** Shows the progress through a series of steps, in words and marks. */
export function Steps({ now, of, children }: StepsProps): ReactNode {
  return (
    <Small as="div" tone={2}>
      {children}
      <Marks aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-on={index < now || undefined} />
        ))}
      </Marks>
    </Small>
  );
}
