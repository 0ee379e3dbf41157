import styled from '@emotion/styled';
import { below } from '@greenroom/shared-ui';

/** The bar at the top of a page. */
export const Bar = styled.header`
  position: relative;
  z-index: 3;
  display: flex;
  align-items: center;
  gap: var(--s-6);
  min-height: var(--bar);
  padding-inline: var(--edge);
  ${below.md} {
    /* Where text is large, the log-in stands below the name. */
    flex-wrap: wrap;
    gap: 0 var(--s-4);
  }
`;
