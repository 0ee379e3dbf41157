/** Opens a remote's pages in a test, as a person would. */
export { holdDay } from './hold-day.ts';
export { answerWith, openPage, withMockedApi, type OpenedPage, type PageToOpen } from './open-page.tsx';
