import styled from '@emotion/styled';
import { below } from '@greenroom/shared-ui';

/** More points would crowd so small a plot; the latest say most. */
export const plotted = 12;

/** One row of progress: the plot on the left, its text on the right. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: 8px var(--s-6);
  padding: 22px 0;
  border-top: 1px solid var(--line);
  &:first-of-type {
    border: 0;
    padding-top: 0;
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Level = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
  max-width: 220px;
  h3 {
    font-size: 16px;
    font-weight: 600;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
`;
