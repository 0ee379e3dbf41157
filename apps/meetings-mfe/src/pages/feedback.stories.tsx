import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { meetingsMocks } from '../testing/meetings-mocks.ts';
import { meeting } from '../testing/sample-meeting.ts';

const meta: Meta = {
  title: 'Pages/Meeting notes',
  parameters: { lacks: { Empty: 'It is about one meeting that has ended.' } },
};
export default meta;

const page = pageStories({
  routes,
  messages,
  address: pathTo('meetingsFeedback', undefined, { uuid: meeting.conversationUuid }),
  person: 'subscriber',
  mocks: () => meetingsMocks(),
});
export const Ready: StoryObj = page.Ready;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
