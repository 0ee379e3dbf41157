import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { pathTo, type CoachCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, CoachTile, Said } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { standsLarge } from './filter-coaches.ts';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s-7) var(--s-4);
  b {
    font-size: 21px;
  }
  ${below.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6) var(--s-3);
    b {
      font-size: 19px;
    }
  }
`;

const Large = styled(CoachTile)`
  grid-column: span 2;
  grid-row: span 2;
  display: grid;
  grid-template-rows: 1fr auto auto auto;
  > span:first-of-type {
    aspect-ratio: auto;
    min-height: 480px;
  }
  b {
    font-size: 30px;
    font-weight: 400;
  }
  ${below.md} {
    > span:first-of-type {
      aspect-ratio: 1;
      min-height: 0;
    }
  }
`;

const Line = styled(Said)`
  margin-top: 8px;
  font-size: 17px;
  line-height: 1.35;
`;

/** A grid of coaches, each linked to their page. */
export function CoachGrid({ coaches }: { coaches: readonly CoachCard[] }): ReactNode {
  const t = messages.useText();
  return (
    <Grid>
      {coaches.map((coach, index) => {
        const { slug, name, field, line, portrait, language } = coach;
        const Tile = standsLarge(index, coaches.length) ? Large : CoachTile;
        return (
          <Tile
            key={slug}
            as={Link}
            to={pathTo('mentor', { instructorSlug: slug })}
            portrait={portrait}
            name={name}
            field={field}
            wordsLang={language}
            {...tile({ instructor_slug: slug })}
            loading={index < 4 ? 'eager' : 'lazy'}
          >
            <Line as="span" lang={language} style={{ display: 'block' }}>
              {t('quoted', { words: line })}
            </Line>
          </Tile>
        );
      })}
    </Grid>
  );
}
