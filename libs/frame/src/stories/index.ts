/** A remote's pages in Storybook, in each of their states. */
export { pageStories, type PageOfStories } from './page-stories.tsx';
export { pageStates, type PageState } from './page-states.ts';
