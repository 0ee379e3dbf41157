import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { settingsAt } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { accountMocks } from '../testing/account-mocks.ts';

const meta: Meta = { title: 'Pages/Settings' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: settingsAt('coaching'),
  mocks: () => accountMocks(),
  empty: () => [mockContract('memoryRead', () => ({ memories: [] }))],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
