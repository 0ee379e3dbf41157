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
  mocks: ({ rights }) =>
    mentorMocks({
      conversations: [conversation],
      messages: { [conversation.uuid]: sampleData.messages },
      chat: rights.chat,
      wholeLibrary: rights.wholeLibrary,
    }),
  examples: { instructorSlug: 'imogen-vale', itemSlug: 'the-first-nine-seconds' },
});
