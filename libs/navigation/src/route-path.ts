import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { readPath } from '@greenroom/contracts';

/** The path pattern, with its `:parameters`, of the route that renders these children. */
export const RoutePath = createContext<string | undefined>(undefined);

const none: Readonly<Record<string, string | undefined>> = {};

/** Returns the values of the route's parameters in the current address. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const path = use(RoutePath);
  const { pathname } = useLocation();
  return (path !== undefined && readPath(path, pathname)) || none;
}
