import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';

const meta: Meta = { title: 'Pages/Library' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('library', { instructorSlug: 'imogen-vale' }),
  mocks: () => mentorMocks(),
  empty: () => [
    mockContract('libraryContents', ({ query: { page, pageSize } }) => ({ contents: [], page, pageSize, total: 0 })),
  ],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
