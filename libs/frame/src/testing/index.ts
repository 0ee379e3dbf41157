/** A remote's pages in a test, as a person would open them. */
export { answerWith, openPage, withMockedApi, type OpenedPage, type PageToOpen } from './open-page.tsx';
