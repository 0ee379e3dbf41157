import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';

const meta: Meta = { title: 'Pages/Library item', parameters: { lacks: { Empty: 'An item always has its text.' } } };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('libraryItem', { instructorSlug: 'imogen-vale', itemSlug: 'the-first-nine-seconds' }),
  mocks: () => mentorMocks({ wholeLibrary: 'allowed' }),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
