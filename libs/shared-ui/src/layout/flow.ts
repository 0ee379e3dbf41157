import styled from '@emotion/styled';
import { below } from '../theme/breakpoints.ts';
import { ownProps } from '../theme/own-props.ts';

/** Steps of the spacing scale: 4 8 12 16 24 32 48 72 112. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

interface RowProps {
  gap?: Space;
  wrap?: boolean;
  between?: boolean;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
}

/** Children side by side, centred on one line. */
export const Row = styled('div', ownProps('gap', 'wrap', 'between', 'align'))<RowProps>`
  display: flex;
  align-items: ${({ align = 'center' }) => align};
  gap: ${({ gap = 3 }) => `var(--s-${gap})`};
  ${({ wrap = false }) => (wrap ? 'flex-wrap: wrap;' : '')}
  ${({ between = false }) => (between ? 'justify-content: space-between;' : '')}
  min-width: 0;
`;

/** Children one below the other. `start` keeps them at their own width. */
export const Stack = styled('div', ownProps('gap', 'start'))<{ gap?: Space; start?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ gap = 4 }) => `var(--s-${gap})`};
  align-content: start;
  ${({ start = false }) => (start ? 'justify-items: start;' : '')}
`;

interface ColumnsProps {
  /** Widths of the two columns, in twelfths. */
  split?: readonly [number, number];
  gap?: Space;
  align?: 'start' | 'center' | 'end';
}

/** Two columns; one below 960 pixels. */
export const TwoColumns = styled('div', ownProps('split', 'gap', 'align'))<ColumnsProps>`
  display: grid;
  grid-template-columns: ${({ split: [left, right] = [5, 7] }) => `minmax(0, ${left}fr) minmax(0, ${right}fr)`};
  gap: ${({ gap = 8 }) => `var(--s-${gap})`};
  align-items: ${({ align = 'start' }) => align};
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6);
  }
`;

/**
 * Cards of at least `least` pixels, as many per row as fit. `equal` fixes the number of columns above 960 pixels
 * instead.
 */
export const Tiles = styled('div', ownProps('least', 'equal', 'gap'))<{ least?: number; equal?: number; gap?: Space }>`
  display: grid;
  gap: ${({ gap = 4 }) => `var(--s-${gap})`};
  grid-template-columns: ${({ least = 260, equal }) =>
    equal === undefined ? `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` : `repeat(${equal}, minmax(0, 1fr))`};
  ${below.lg} {
    ${({ equal }) => (equal === undefined ? '' : 'grid-template-columns: minmax(0, 1fr);')}
  }
`;
