/** What is seldom seen, in one file: it is fetched once the page is in use, and is there when it is wanted. */
export { TurnCover } from '../orientation/turn-cover.tsx';
export { ErrorPage } from '../pages/error-page.tsx';
export { NotFoundPage } from '../pages/not-found-page.tsx';
