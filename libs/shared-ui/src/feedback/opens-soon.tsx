import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { Display, Lead } from '../type/type.ts';
import { IllustratedPage } from './illustrated-page.tsx';

const Text = styled(Lead)`
  margin: var(--s-5) 0 var(--s-6);
`;

export interface OpensSoonProps {
  art: string;
  title: ReactNode;
  /** What this page will offer, without dates. */
  text: ReactNode;
  /** A ButtonLink to another page. */
  link: ReactNode;
}

/** The page of a part of the product that is not available yet. */
export function OpensSoon({ art, title, text, link }: OpensSoonProps) {
  return (
    <Page bleed>
      <IllustratedPage art={art}>
        <Display>{title}</Display>
        <Text>{text}</Text>
        {link}
      </IllustratedPage>
    </Page>
  );
}
