import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { readPath } from '@greenroom/contracts';

/** The path, with its `:parameters`, that what is within is drawn for. */
export const RoutePath = createContext<string | undefined>(undefined);

const none: Readonly<Record<string, string | undefined>> = {};

/** What the address says in the place of the path's parameters. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const path = use(RoutePath);
  const { pathname } = useLocation();
  return (path !== undefined && readPath(path, pathname)) || none;
}
