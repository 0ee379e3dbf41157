import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { accountMocks } from '../testing/account-mocks.ts';

const meta: Meta = {
  title: 'Pages/Reminders off',
  parameters: {
    lacks: {
      Empty: 'It asks the server for nothing before it is drawn; what fails on sending is said at the form.',
      Loading: 'It asks the server for nothing before it is drawn; what fails on sending is said at the form.',
      Slow: 'It asks the server for nothing before it is drawn; what fails on sending is said at the form.',
      Failed: 'It asks the server for nothing before it is drawn; what fails on sending is said at the form.',
      Offline: 'It asks the server for nothing before it is drawn; what fails on sending is said at the form.',
    },
  },
};
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('customAuth', { customAuthSlug: 'reminders' }),
  person: 'visitor',
  mocks: () => accountMocks(),
});
export const Ready: StoryObj = page.Ready;
