import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { below } from '../theme/breakpoints.ts';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';
import { Head, Small } from '../type/type.ts';
import { Icon } from './icon.tsx';

const Line = styled('a', ownProps())<LinkProps>`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) 170px 24px;
  gap: var(--s-5);
  align-items: center;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
  text-decoration: none;
  img {
    width: 132px;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: var(--r-print);
  }
  &:hover h2,
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-color: var(--line-strong);
    text-decoration-thickness: 1px;
  }
  ${below.lg} {
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 6px 14px;
    img {
      width: 96px;
      aspect-ratio: 1;
    }
  }
`;

const Text = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Aside = styled.span`
  display: grid;
  gap: 8px;
  justify-items: start;
  ${below.lg} {
    grid-column: 2;
    &:empty {
      display: none;
    }
  }
`;

const Arrow = styled(Icon)`
  ${below.lg} {
    display: none;
  }
`;

export interface LibraryRowProps extends LinkProps, Omit<ComponentPropsWithRef<'a'>, 'title' | 'children'> {
  art: string;
  title: ReactNode;
  line: ReactNode;
  summary: ReactNode;
  /** The language of title and summary, if it is not the page's. */
  wordsLang?: string;
  /** State of the item: a Tag, or text such as "4 of 6 min". */
  aside?: ReactNode;
  titleAs?: 'h2' | 'h3';
}

/** An item of a coach's library, as a row of the full list. */
export function LibraryRow({ art, title, line, summary, wordsLang, aside, titleAs = 'h2', ...link }: LibraryRowProps) {
  return (
    <Line {...link}>
      <img src={art} alt="" loading="lazy" />
      <Text>
        <Head as={titleAs} lang={wordsLang}>
          {title}
        </Head>
        <Small as="span" tone={2}>
          {line}. <span lang={wordsLang}>{summary}</span>
        </Small>
      </Text>
      <Aside>{aside}</Aside>
      <Arrow of={ArrowRight} />
    </Line>
  );
}
