import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { roleplayMocks } from '../testing/roleplay-mocks.ts';

const meta: Meta = { title: 'Pages/Scene', parameters: { lacks: { Empty: 'A scene always has its brief.' } } };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('scenario', { categorySlug: 'work', scenarioSlug: 'ask-for-the-raise' }),
  mocks: () => roleplayMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
