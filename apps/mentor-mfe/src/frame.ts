import { startFrame } from '@greenroom/frame';
import { sampleData } from '@greenroom/api-client/testing';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { mentorMocks } from './testing/mentor-mocks.ts';

const { conversation } = sampleData;

void startFrame({
  name: 'mentor-mfe',
  routes,
  messages,
  mocks: mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: sampleData.messages } }),
  examples: { instructorSlug: 'imogen-vale', itemSlug: 'the-first-nine-seconds' },
});
