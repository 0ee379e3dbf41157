import { remoteConfig } from '@greenroom/webpack-preset';
import { routes } from './src/routes.ts';

export default remoteConfig({ name: 'roster-mfe', root: import.meta.dirname, routes });
