import { startFrame } from '@greenroom/frame';
import { routes } from './routes.ts';
import { frameMocks } from './testing/frame-mocks.ts';

void startFrame({ name: 'checkout-mfe', routes, mocks: frameMocks });
