import type { ElementType } from 'react';

/** What every link takes beside an anchor's own props: `as` the router's Link, and then `to` in place of `href`. */
export interface LinkProps {
  as?: ElementType;
  to?: string | { pathname?: string; search?: string; hash?: string };
  replace?: boolean;
  state?: unknown;
}
