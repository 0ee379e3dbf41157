export { frameRoutes } from './frame-routes.ts';
