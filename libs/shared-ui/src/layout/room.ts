import styled from '@emotion/styled';
import { Page } from './page.tsx';

/** How high a page is that fills the window, below whatever else stands at its top (`--room-top`). */
export const roomHeight = 'calc(100dvh - var(--room-top, 0px))';

const dark = 'background: var(--bg-deep); color: var(--text);';

/* Both are dark in either theme, by the `data-theme` of whoever draws them. */

/** One thing in the middle of the whole window, in the dark: before a call or a scene, and in place of one. */
export const DarkPage = styled(Page)`
  display: grid;
  place-items: center;
  min-height: ${roomHeight};
  ${dark}
`;

/** The whole window and no more of it, in the dark: a call or a scene that is on. */
export const DarkHouse = styled.div`
  display: grid;
  height: ${roomHeight};
  min-height: 420px;
  overflow: hidden;
  ${dark}
`;
