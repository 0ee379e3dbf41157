import { startFrame } from '@greenroom/frame';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { accountMocks } from './testing/account-mocks.ts';

void startFrame({ name: 'account-mfe', routes, messages, mocks: accountMocks() });
