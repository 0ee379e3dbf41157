import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { routes } from '../routes.ts';
import { checkoutMocks } from '../testing/checkout-mocks.ts';

const meta: Meta = {
  title: 'Pages/Checkout',
  parameters: {
    lacks: {
      Empty: 'There is nothing to list.',
      Failed: 'It leads on to the next step; what fails there is said there.',
      Offline: 'It leads on to the next step; what fails there is said there.',
    },
  },
};
export default meta;

const page = pageStories({
  routes,
  address: paths.checkout,
  mocks: () => checkoutMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
