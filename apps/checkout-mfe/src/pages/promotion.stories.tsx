import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract, samplePromotion } from '@greenroom/api-client/testing';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { routes } from '../routes.ts';
import { checkoutMocks } from '../testing/checkout-mocks.ts';

const meta: Meta = {
  title: 'Pages/Promotion',
  parameters: {
    lacks: {
      Empty: 'Without a promotion the plans are shown instead.',
      Failed: 'Where the offer cannot be had, the way to the plans is shown instead.',
      Offline: 'Where the offer cannot be had, the way to the plans is shown instead.',
    },
  },
};
export default meta;

const page = pageStories({
  routes,
  address: paths.promotion,
  person: 'offered',
  mocks: () => [mockContract('commercePromotion', () => samplePromotion()), ...checkoutMocks()],
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
