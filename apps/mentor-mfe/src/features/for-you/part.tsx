import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { below, Small, Title } from '@greenroom/shared-ui';

const Bounds = styled.section`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: var(--s-7);
  margin-top: var(--s-8);
  padding-top: var(--s-6);
  border-top: 1px solid var(--line);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    margin-top: var(--s-7);
  }
`;

/** A section of the page, with its title on the left. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Bounds aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        {note && (
          <Small tone={2} style={{ marginTop: 10 }}>
            {note}
          </Small>
        )}
      </div>
      {children}
    </Bounds>
  );
}
