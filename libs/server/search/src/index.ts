/** One search over coaches, their libraries, scenes and the person's own conversations. */
export { searchRoutes } from './search.routes.ts';
