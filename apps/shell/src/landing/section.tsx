import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, Display, Lead, Wrap } from '@greenroom/shared-ui';

const Bounds = styled(Wrap)`
  padding-top: var(--s-9);
  ${below.lg} {
    padding-top: var(--s-8);
  }
`;

const Intro = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: var(--s-7);
  align-items: end;
  margin-bottom: var(--s-7);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
  }
`;

/** A part of the landing page: what it is about at the left, why at the right, then the thing itself. */
export function LandingSection({
  title,
  text,
  place,
  children,
}: {
  title: string;
  text: string;
  /** Its name in the address. */
  place?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Bounds as="section" id={place}>
      <Intro>
        <Display as="h2">{title}</Display>
        <Lead>{text}</Lead>
      </Intro>
      {children}
    </Bounds>
  );
}
