import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';

const meta: Meta = {
  title: 'Pages/Call',
  parameters: { lacks: { Empty: 'Before the call it says what a call is; there is nothing to list.' } },
};
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('mentorCall', { instructorSlug: 'imogen-vale' }),
  mocks: () => mentorMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
