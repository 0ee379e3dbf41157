import { remoteConfig } from '@greenroom/tools/webpack';
import { routes } from './src/routes.ts';

export default remoteConfig({ name: 'roleplay-mfe', root: import.meta.dirname, routes });
