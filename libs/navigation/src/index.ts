/**
 * The page's router, reduced to the names in use (the whole package is eight times as large), links, and what happens
 * on page changes.
 */
export { BrowserRouter, useLocation, useNavigationType, useNavigate, useSearchParams } from 'react-router-dom';
export { Link, NavLink } from './link.tsx';
export { RoutePath, useParams } from './route-path.ts';
export { usePageHead, usePageTitle, type PageHead } from './page-head.ts';
export { focusHeading, useArrival } from './use-arrival.ts';
export { supportUrl } from './support-url.ts';
export { previousUrl, usePreviousUrl } from './previous-url.ts';
