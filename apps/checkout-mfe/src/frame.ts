import { startFrame } from '@greenroom/frame';
import { routes } from './routes.ts';
import { checkoutMocks } from './testing/checkout-mocks.ts';

void startFrame({ name: 'checkout-mfe', routes, mocks: checkoutMocks() });
