import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { below } from '../theme/breakpoints.ts';
import { Title } from '../type/type.ts';

const Bounds = styled.section`
  margin-top: var(--s-8);
  ${below.lg} {
    margin-top: var(--s-7);
  }
`;

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-5);
  margin-bottom: var(--s-5);
`;

export interface SectionHeadProps {
  title: ReactNode;
  /** Shown on the right, usually a TextLink. */
  link?: ReactNode;
  /** For `aria-labelledby`. */
  id?: string;
  as?: 'h2' | 'h3';
}

/** A section's title on the left and its link on the right. */
export function SectionHead({ title, link, id, as = 'h2' }: SectionHeadProps) {
  return (
    <HeadRow>
      <Title as={as} id={id}>
        {title}
      </Title>
      {link}
    </HeadRow>
  );
}

export interface SectionProps {
  title: ReactNode;
  link?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled section of a page, named by its title for assistive technology. */
export function Section({ title, link, children, className }: SectionProps) {
  const id = useId();
  return (
    <Bounds aria-labelledby={id} className={className}>
      <SectionHead title={title} link={link} id={id} />
      {children}
    </Bounds>
  );
}
