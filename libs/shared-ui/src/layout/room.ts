import styled from '@emotion/styled';
import { breakpoints, shortWindow } from '../theme/breakpoints.ts';
import { Page } from './page.tsx';

/**
 * How high a page is that fills the window, below whatever else stands at its top (`--room-top`). Where a software
 * keyboard lies over the window and the browser does not make the window smaller, what it leaves is `--visible-height`.
 */
export const roomHeight = 'calc(var(--visible-height, 100dvh) - var(--room-top, 0px))';

const fullScreen = 'full-screen';

/** Of the element that is as high as {@link roomHeight}: what is in it may look different in {@link inShortRoom}. */
export const asRoom = `container: ${fullScreen} / size; position: relative;`;

/** `${inShortRoom} { … }` in a style: so little is left of the window above a phone's keyboard. */
export const inShortRoom = `@container ${fullScreen} (max-height: ${shortWindow}px) and (max-width: ${breakpoints.lg - 0.02}px)`;

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
