import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';
import { openedEntry, sampleRecommendations } from '../testing/for-me-mocks.ts';

const meta: Meta = { title: 'Pages/For you' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: paths.forYou,
  mocks: () => mentorMocks({ recommendations: sampleRecommendations, read: [openedEntry] }),
  empty: () => mentorMocks({ recommendations: { known: false, first: null, items: [], scenes: [], coaches: [] } }),
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
