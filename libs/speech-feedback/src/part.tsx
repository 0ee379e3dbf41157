import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { below, Small, Title } from '@greenroom/shared-ui';

const Bounds = styled.section`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: var(--s-7);
  padding-block: var(--s-6);
  border-top: 1px solid var(--line);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
  }
`;

const Aside = styled(Small)`
  margin-top: 10px;
`;

interface PartProps {
  title: ReactNode;
  /** An explanation below the title. */
  about?: ReactNode;
  children: ReactNode;
}

/** A section of the notes: its title on the left, its content on the right. */
export function Part({ title, about, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <Bounds aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        {about !== undefined && (
          <Aside as="div" tone={2}>
            {about}
          </Aside>
        )}
      </div>
      <div>{children}</div>
    </Bounds>
  );
}
