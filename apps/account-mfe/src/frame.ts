import { startFrame } from '@greenroom/frame';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { frameMocks } from './testing/frame-mocks.ts';

void startFrame({ name: 'account-mfe', routes, messages, mocks: frameMocks });
