/** Rarely shown parts in one chunk, prefetched once the page is in use. */
export { TurnCover } from '../orientation/turn-cover.tsx';
export { ErrorPage } from '../pages/error-page.tsx';
export { NotFoundPage } from '../pages/not-found-page.tsx';
