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

/** A section of the landing page: title on the left, text on the right, content below. */
export function LandingSection({
  title,
  text,
  place,
  children,
}: {
  title: string;
  text: string;
  /** Its fragment in the URL. */
  place?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Bounds as="section" id={place} {...(place !== undefined && { tabIndex: -1 })}>
      <Intro>
        <Display as="h2">{title}</Display>
        <Lead>{text}</Lead>
      </Intro>
      {children}
    </Bounds>
  );
}
