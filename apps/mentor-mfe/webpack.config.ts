import { remoteConfig } from '@greenroom/tools/webpack';
import { routes } from './src/routes.ts';

export default remoteConfig({ name: 'mentor-mfe', root: import.meta.dirname, routes, metrics: ['answered'] });
