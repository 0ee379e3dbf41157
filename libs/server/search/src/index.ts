/** One search over everything: coaches, their libraries, scenes, and what one has said and heard oneself. */
export { searchRoutes } from './search.routes.ts';
