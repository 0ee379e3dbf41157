import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { roleplayMocks } from '../testing/roleplay-mocks.ts';

const meta: Meta = {
  title: 'Pages/Scene of your own',
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
  address: paths.customScenario,
  mocks: () => roleplayMocks(),
});
export const Ready: StoryObj = page.Ready;
