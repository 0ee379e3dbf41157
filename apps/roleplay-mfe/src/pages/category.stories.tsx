import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { roleplayMocks } from '../testing/roleplay-mocks.ts';
import { categories, workCategory } from '../testing/sample-scenes.ts';

const meta: Meta = { title: 'Pages/Scenes of a category' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('category', { categorySlug: 'work' }),
  mocks: () => roleplayMocks(),
  empty: () => [
    mockContract('roleplayHomepage', () => ({
      ...{ categories, category: workCategory, subcategory: null },
      ...{ scenes: [], total: 0, yourPath: null },
    })),
  ],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
