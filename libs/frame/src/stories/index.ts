/** A remote's pages in Storybook, in each of their states. */
export { pageStories } from './page-stories.tsx';
