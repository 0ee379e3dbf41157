import { startFrame } from '@greenroom/frame';
import { routes } from './routes.ts';

void startFrame({ name: 'meetings-mfe', routes, mocks: [] });
