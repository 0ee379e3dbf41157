import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Figures, ownProps, type LinkProps } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { ScenesData } from './use-scenes.ts';

const Places = styled.nav`
  display: grid;
  margin-top: 18px;
  ${below.lg} {
    display: flex;
    gap: 20px;
    margin-inline: calc(-1 * var(--edge));
    padding-inline: var(--edge);
    overflow-x: auto;
  }
`;

const Place = styled('a', ownProps())<LinkProps>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 46px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  text-decoration: none;
  &:hover {
    color: var(--text);
  }
  &[aria-current] {
    font-weight: 600;
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${below.lg} {
    gap: 6px;
    border: 0;
    white-space: nowrap;
  }
`;

interface SubcategoryLinksProps {
  category: NonNullable<ScenesData['category']>;
  current: string | undefined;
}

/** Links to the subcategories of a category. */
export function SubcategoryLinks({ category, current }: SubcategoryLinksProps): ReactNode {
  const t = messages.useText();
  const categorySlug = category.slug;
  return (
    <Places aria-label={t('scenes.subcategories', { category: category.name })}>
      <Place
        as={Link}
        to={pathTo('category', { categorySlug })}
        aria-current={current === undefined ? 'page' : undefined}
      >
        {t('scenes.everything')}
        <Figures tone={3}>{category.scenes}</Figures>
      </Place>
      {category.subcategories.map(({ slug, name, scenes }) => (
        <Place
          key={slug}
          as={Link}
          to={pathTo('subcategory', { categorySlug, subcategorySlug: slug })}
          aria-current={current === slug ? 'page' : undefined}
        >
          {name}
          <Figures tone={3}>{scenes}</Figures>
        </Place>
      ))}
    </Places>
  );
}
