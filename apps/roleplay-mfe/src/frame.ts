import { startFrame } from '@greenroom/frame';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { roleplayMocks } from './testing/roleplay-mocks.ts';

void startFrame({
  name: 'roleplay-mfe',
  routes,
  messages,
  mocks: ({ rights }) => roleplayMocks({ roleplay: rights.roleplay }),
  examples: { categorySlug: 'work', subcategorySlug: 'money', scenarioSlug: 'ask-for-the-raise' },
});
