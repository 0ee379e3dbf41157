/** A scene from its start page to its last line. */
export { SessionPage } from './session-page.tsx';
export { StartPage } from './start-page.tsx';
