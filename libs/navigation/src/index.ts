/** The page's one router, by the few names in use (its whole package is four times as large), and what happens when the page changes. */
export {
  BrowserRouter,
  Link,
  NavLink,
  useLocation,
  useNavigationType,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, RouteObject } from 'react-router-dom';
export { usePageHead, usePageTitle, type PageHead } from './page-head.ts';
export { useArrival } from './use-arrival.ts';
export { previousUrl, usePreviousUrl } from './previous-url.ts';
