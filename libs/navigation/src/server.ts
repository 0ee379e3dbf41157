/** The router for server rendering, and the context that receives a page's metadata. */
export { StaticRouter } from 'react-router-dom';
export { fullTitle, PageHeadContext } from './page-head.ts';
