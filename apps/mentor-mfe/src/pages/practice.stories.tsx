import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';
import { noPlan, samplePlan } from '../testing/practice-mocks.ts';

const meta: Meta = { title: 'Pages/Practice plan' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: paths.practice,
  mocks: () => mentorMocks({ practice: { ...noPlan, plan: samplePlan } }),
  empty: () => mentorMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
