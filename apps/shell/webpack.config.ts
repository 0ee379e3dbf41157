import { shellConfig } from '@greenroom/tools/webpack';
import { routes } from './src/routes.ts';

export default shellConfig({ root: import.meta.dirname, routes: routes.map((route) => ({ frame: 'site', ...route })) });
