import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Print } from '../surfaces/print.tsx';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';
import { Small } from '../type/type.ts';

const Tile = styled('a', ownProps())<LinkProps>`
  display: block;
  min-width: 0;
  text-decoration: none;
  img {
    transition: filter var(--t-light) var(--ease-light);
  }
  &:hover img {
    filter: brightness(1.08);
  }
`;

const Portrait = styled(Print)`
  margin-bottom: 12px;
`;

const Name = styled.b`
  display: block;
  font: 480 18px/1.25 var(--font-display);
`;

export interface CoachTileProps extends LinkProps, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  portrait: string;
  name: string;
  /** The coach's field, such as "Public speaking". */
  field: ReactNode;
  /** The language of the field, if it is not the page's. */
  wordsLang?: string | undefined;
  /** Further content below, such as the coach's line. */
  children?: ReactNode;
  loading?: 'eager' | 'lazy';
}

/** A coach in a cast: portrait, name and field; the whole tile is a link. */
export function CoachTile({ portrait, name, field, wordsLang, children, loading, ...link }: CoachTileProps) {
  return (
    <Tile {...link}>
      <Portrait src={portrait} as="span" loading={loading} />
      <Name>{name}</Name>
      <Small as="span" tone={2} lang={wordsLang}>
        {field}
      </Small>
      {children}
    </Tile>
  );
}
