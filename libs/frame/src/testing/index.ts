/** Opens a remote's pages in a test, as a person would. */
export { answerWith, openPage, withMockedApi, type OpenedPage, type PageToOpen } from './open-page.tsx';
