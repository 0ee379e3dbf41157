import styled from '@emotion/styled';
import { breakpoints, shortWindow } from '../theme/breakpoints.ts';
import { Page } from './page.tsx';

/**
 * Height of a full-height page, below whatever is at the top of the window (`--room-top`, `--room-news`). Where a software keyboard
 * covers the window without resizing it, `--visible-height` is the height that remains.
 */
export const fullScreenHeight = 'calc(var(--visible-height, 100dvh) - var(--room-top, 0px) - var(--room-news, 0px))';

const fullScreen = 'full-screen';

/** Styles of the element that is {@link fullScreenHeight} high; its content may change its look in {@link onShortScreen}. */
export const fullScreenContainer = `container: ${fullScreen} / size; position: relative;`;

/** `${onShortScreen} { … }` in a style: applies when a phone's keyboard leaves little of the window. */
export const onShortScreen = `@container ${fullScreen} (max-height: ${shortWindow}px) and (max-width: ${breakpoints.lg - 0.02}px)`;

const dark = 'background: var(--bg-deep); color: var(--text);';

/* Both are dark in either theme, by the `data-theme` that their users set. */

/** A full-height dark page with one thing in the middle: before a call or a scene, or in place of one. */
export const DarkPage = styled(Page)`
  display: grid;
  place-items: center;
  min-height: ${fullScreenHeight};
  ${dark}
`;

/** A dark screen that is exactly as high as the window: a running call or scene. */
export const DarkFullScreen = styled.div`
  display: grid;
  height: ${fullScreenHeight};
  min-height: 420px;
  /* Scrolls where large text needs more than the window. */
  overflow: hidden auto;
  ${dark}
`;
