/** A remote's pages in Storybook, on mocked data. */
export { pageStory, type PageStory, type StoryOfPage } from './page-story.tsx';
