/** The router where pages are written on the server. */
export { StaticRouter } from 'react-router-dom';
