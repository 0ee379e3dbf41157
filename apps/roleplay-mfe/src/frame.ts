import { startFrame } from '@greenroom/frame';
import { paths } from '@greenroom/contracts';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { roleplayMocks } from './testing/roleplay-mocks.ts';
import { session } from './testing/sample-scenes.ts';

const ofSession = `?uuid=${session.userRolePlayUuid}`;

void startFrame({
  name: 'roleplay-mfe',
  routes,
  messages,
  mocks: ({ rights }) => roleplayMocks({ roleplay: rights.roleplay }),
  examples: {
    categorySlug: 'work',
    subcategorySlug: 'money',
    scenarioSlug: 'ask-for-the-raise',
    [paths.start]: ofSession,
    [paths.session]: ofSession,
    [paths.feedback]: ofSession,
  },
});
