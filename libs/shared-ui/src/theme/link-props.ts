import type { ElementType } from 'react';

/** Props of every link besides an anchor's own: with the router's Link as `as`, `to` replaces `href`. */
export interface LinkProps {
  as?: ElementType;
  to?: string | { pathname?: string; search?: string; hash?: string };
  replace?: boolean;
  state?: unknown;
}
