import { paths } from '@greenroom/contracts';
import { startFrame } from '@greenroom/frame';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { meetingsMocks } from './testing/meetings-mocks.ts';
import { meeting } from './testing/sample-meeting.ts';

void startFrame({
  name: 'meetings-mfe',
  routes,
  messages,
  mocks: ({ rights }) => meetingsMocks({ meetings: rights.meetings }),
  examples: { [paths.meetingsFeedback]: `?uuid=${meeting.conversationUuid}` },
});
