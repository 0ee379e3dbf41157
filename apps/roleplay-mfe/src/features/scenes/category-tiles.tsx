import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { pathTo, type SceneCategory } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, ownProps, softHyphens, type LinkProps } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { artOf } from '../../shared/scene/index.ts';

const Wall = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 2px;
  margin-top: var(--s-6);
  ${below.lg} {
    margin-inline: calc(-1 * var(--edge));
  }
  ${below.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/* `clip` instead of `hidden`, which would keep a tile from growing with large text. The words are on the picture's
   dark part, ivory in both themes. */
const Tile = styled('a', ownProps())<LinkProps>`
  position: relative;
  display: grid;
  align-items: end;
  overflow: clip;
  aspect-ratio: 4 / 3;
  color: #f5eee3;
  text-decoration: none;
  hyphens: auto;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(0.62) saturate(0.8);
    transition: filter var(--t-light) var(--ease-light);
  }
  &:hover img,
  &[aria-current] img {
    filter: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 38% 0 0;
    background: linear-gradient(rgba(13, 11, 9, 0), rgba(13, 11, 9, 0.8) 56%, rgba(13, 11, 9, 0.92));
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    height: 3px;
    background: #f5eee3;
  }
  &:focus-visible {
    outline-offset: -5px;
    outline-color: #f5eee3;
  }
  span {
    position: relative;
    z-index: 1;
    min-width: 0;
    padding: 16px 14px 16px 18px;
    font-size: var(--fs-small);
    line-height: 1.4;
  }
  b {
    display: block;
    font: 450 25px/1.2 var(--font-display);
  }
  ${below.lg} {
    span {
      padding-left: 14px;
      font-size: 13px;
    }
    b {
      font-size: 20px;
    }
  }
`;

interface CategoryTilesProps {
  categories: readonly SceneCategory[];
  /** Slug of the open category. */
  current: string | undefined;
}

/** All categories as a grid of pictures. */
export function CategoryTiles({ categories, current }: CategoryTilesProps): ReactNode {
  const t = messages.useText();
  return (
    <Wall aria-label={t('scenes.categories')}>
      {categories.map(({ slug, name, description, art }) => (
        <Tile
          key={slug}
          as={Link}
          to={pathTo('category', { categorySlug: slug })}
          aria-current={slug === current ? 'true' : undefined}
          {...tile({ category_slug: slug })}
        >
          <img src={artOf(art)} alt="" />
          <span>
            <b>{softHyphens(name)}</b>
            {description}
          </span>
        </Tile>
      ))}
    </Wall>
  );
}
