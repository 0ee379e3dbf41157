import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { accountMocks } from '../testing/account-mocks.ts';

const meta: Meta = {
  title: 'Pages/Help',
  parameters: {
    lacks: {
      Empty: 'Its articles come with the page.',
      Loading: 'Its articles come with the page.',
      Slow: 'Its articles come with the page.',
      Failed: 'Its articles come with the page.',
      Offline: 'Its articles come with the page.',
    },
  },
};
export default meta;

const page = pageStories({
  routes,
  messages,
  address: paths.helpCenter,
  person: 'visitor',
  mocks: () => accountMocks(),
});
export const Ready: StoryObj = page.Ready;
