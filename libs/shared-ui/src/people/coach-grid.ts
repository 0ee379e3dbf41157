import styled from '@emotion/styled';
import { below } from '../theme/breakpoints.ts';

/** A grid of CoachTiles: six per row, three below 960 pixels, two below 576. */
export const CoachGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--s-5) var(--s-4);
  ${below.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-4) var(--s-3);
  }
  ${below.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
