import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pathTo } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { meetingsMocks } from '../testing/meetings-mocks.ts';
import { recordingInWork } from '../testing/recording-mocks.ts';
import { meeting } from '../testing/sample-meeting.ts';

const meta: Meta = {
  title: 'Pages/Meeting notes/Recording',
  parameters: { lacks: { Empty: 'It is about one recording that was begun.' } },
};
export default meta;

const address = pathTo('meetingsFeedback', undefined, { uuid: meeting.conversationUuid });
const of = (state: Parameters<typeof recordingInWork>[0]) =>
  pageStories({
    ...{ routes, messages, address, person: 'subscriber' },
    mocks: () => [...recordingInWork(state), ...meetingsMocks()],
  });
const transcribing = of({});
export const Ready: StoryObj = transcribing.Ready;
export const Loading: StoryObj = transcribing.Loading;
export const Slow: StoryObj = transcribing.Slow;
export const Failed: StoryObj = transcribing.Failed;
export const Offline: StoryObj = transcribing.Offline;
export const Interrupted: StoryObj = of({ status: 'uploading', uploaded: 18, nextPiece: 19, transcribed: 0 }).Ready;
export const NotTranscribed: StoryObj = of({ status: 'failed', trouble: 'transcriber' }).Ready;
export const Expired: StoryObj = of({ status: 'failed', trouble: 'expired' }).Ready;
