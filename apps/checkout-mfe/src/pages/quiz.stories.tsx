import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { routes } from '../routes.ts';
import { checkoutMocks } from '../testing/checkout-mocks.ts';

const meta: Meta = {
  title: 'Pages/Quiz',
  parameters: {
    lacks: {
      Empty: 'Its questions come with the page, and its answers stay in it until the checkout.',
      Loading: 'Its questions come with the page, and its answers stay in it until the checkout.',
      Slow: 'Its questions come with the page, and its answers stay in it until the checkout.',
      Failed: 'Its questions come with the page, and its answers stay in it until the checkout.',
      Offline: 'Its questions come with the page, and its answers stay in it until the checkout.',
    },
  },
};
export default meta;

const page = pageStories({
  routes,
  address: paths.quiz,
  mocks: () => checkoutMocks(),
});
export const Ready: StoryObj = page.Ready;
