import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { below } from '../theme/breakpoints.ts';
import type { LinkProps } from '../theme/link-props.ts';
import { Fine, Head, Small } from '../type/type.ts';
import { CardLink } from './card.ts';
import { Icon } from './icon.tsx';

const RowCard = styled(CardLink)`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) auto;
  align-items: center;
  max-width: 520px;
  overflow: hidden;
  img {
    width: 132px;
    height: 100%;
    min-height: 96px;
    object-fit: cover;
  }
  ${below.lg} {
    grid-template-columns: 92px minmax(0, 1fr);
    img {
      width: 92px;
    }
  }
`;

const RowText = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 14px 18px;
`;

const RowArrow = styled(Icon)`
  margin-right: 16px;
  color: var(--text-2);
  ${below.lg} {
    display: none;
  }
`;

const TallCard = styled(CardLink)`
  display: grid;
  grid-template-rows: auto 1fr;
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: 11px 11px 0 0;
  }
  ${below.lg} {
    grid-template: auto / 120px minmax(0, 1fr);
    img {
      height: 100%;
      aspect-ratio: 1;
      border-radius: 11px 0 0 11px;
    }
  }
`;

const TallText = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  padding: 16px 18px 20px;
`;

const RowHead = styled(Head)`
  font-size: 19px;
`;

export interface LibraryCardProps extends LinkProps, Omit<ComponentPropsWithRef<'a'>, 'title' | 'children'> {
  /** `row` is used in a conversation, `tall` on a coach's page (horizontal below 960 pixels). */
  form: 'row' | 'tall';
  /** Address of the picture. */
  art: string;
  title: ReactNode;
  /** Kind and minutes, such as "Lesson, 6 min"; in a row also the coach. */
  line: ReactNode;
  /** One sentence; the tall form shows it below the line. */
  summary?: ReactNode;
  /** The language of title and summary, if it is not the page's. */
  wordsLang?: string;
  titleAs?: 'h2' | 'h3' | 'h4' | 'b';
}

/** A card that opens an item of a coach's library. */
export function LibraryCard({ form, art, title, line, summary, wordsLang, titleAs, ...link }: LibraryCardProps) {
  if (form === 'row') {
    return (
      <RowCard {...link}>
        <img src={art} alt="" loading="lazy" />
        <RowText>
          <RowHead as={titleAs ?? 'b'} lang={wordsLang}>
            {title}
          </RowHead>
          <Fine as="span" tone={2}>
            {line}
          </Fine>
        </RowText>
        <RowArrow of={ArrowRight} />
      </RowCard>
    );
  }
  return (
    <TallCard {...link}>
      <img src={art} alt="" loading="lazy" />
      <TallText>
        <Head as={titleAs} lang={wordsLang}>
          {title}
        </Head>
        <Small as="span" tone={2}>
          {line}
          {summary !== undefined && (
            <>
              . <span lang={wordsLang}>{summary}</span>
            </>
          )}
        </Small>
      </TallText>
    </TallCard>
  );
}
