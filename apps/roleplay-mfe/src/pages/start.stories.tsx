import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { roleplayMocks } from '../testing/roleplay-mocks.ts';
import { session } from '../testing/sample-scenes.ts';

const meta: Meta = {
  title: 'Pages/Before a scene',
  parameters: { lacks: { Empty: 'It is about one scene that somebody has begun.' } },
};
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('start', undefined, { uuid: session.userRolePlayUuid }),
  mocks: () => roleplayMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
