import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { mentorMocks } from '../testing/mentor-mocks.ts';
import { sampleLeftOff } from '../testing/for-me-mocks.ts';
import { sampleOccasion } from '../testing/occasion-mocks.ts';

const meta: Meta = { title: 'Pages/Home' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: paths.homepage,
  mocks: () => mentorMocks({ homepage: { leftOff: sampleLeftOff }, occasions: [sampleOccasion] }),
  empty: () => mentorMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
