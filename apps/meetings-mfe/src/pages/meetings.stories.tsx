import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { meetingsMocks } from '../testing/meetings-mocks.ts';

const meta: Meta = { title: 'Pages/Meetings' };
export default meta;

const page = pageStories({
  routes,
  messages,
  address: paths.meetings,
  person: 'subscriber',
  mocks: () => meetingsMocks(),
  empty: () => [mockContract('meetingsList', () => ({ meetings: [], practised: [] }))],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;

/** An account without a plan. */
export const NeedsPlan: StoryObj = pageStories({
  routes,
  messages,
  address: paths.meetings,
  person: 'newcomer',
  mocks: () => meetingsMocks(),
}).Ready;
