/** A scene from before its curtain to its last line. */
export { SessionPage } from './session-page.tsx';
export { StartPage } from './start-page.tsx';
