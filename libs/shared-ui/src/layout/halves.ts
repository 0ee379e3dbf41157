import styled from '@emotion/styled';
import { below } from '../theme/breakpoints.ts';
import { fullScreenHeight } from './full-screen.ts';

/** A full-height page: text in one half, a coach's portrait in the other, or above it on narrow screens. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: ${fullScreenHeight};
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

/** The text half, with the product's name at the top. */
export const HalfOfWords = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 0 var(--s-7) var(--s-6) var(--edge);
  ${below.lg} {
    order: 1;
    padding: 0 var(--gutter) var(--s-5);
  }
`;

/** The bar of the text half that holds the product's name. */
export const HalfBar = styled.header`
  display: flex;
  align-items: center;
  height: var(--bar);
`;
