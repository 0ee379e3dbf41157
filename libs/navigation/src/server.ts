/** The router where pages are written on the server, and who hears what a page says of itself. */
export { StaticRouter } from 'react-router-dom';
export { fullTitle, PageHeadContext } from './page-head.ts';
