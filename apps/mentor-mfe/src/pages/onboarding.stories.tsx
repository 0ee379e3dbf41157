import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';

const meta: Meta = {
  title: 'Pages/Onboarding',
  parameters: { lacks: { Empty: 'Its fields are empty at first: that is how it is when it is ready.' } },
};
export default meta;

const page = pageStories({
  routes,
  messages,
  address: paths.onboarding,
  mocks: () => mentorMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
