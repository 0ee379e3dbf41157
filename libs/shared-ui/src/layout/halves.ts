import styled from '@emotion/styled';
import { below } from '../theme/breakpoints.ts';
import { roomHeight } from './room.ts';

/** A page that fills the window: words in one half, a coach's seat in the other, above them where it is narrow. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: ${roomHeight};
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

/** The half of words: the house's name above them. */
export const HalfOfWords = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 0 var(--s-7) var(--s-6) var(--edge);
  ${below.lg} {
    order: 1;
    padding: 0 var(--gutter) var(--s-5);
  }
`;

/** Where the house's name stands in it. */
export const HalfBar = styled.header`
  display: flex;
  align-items: center;
  height: var(--bar);
`;
