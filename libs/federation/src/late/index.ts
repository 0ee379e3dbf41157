/** Lazily loaded parts of a page, for hosts and remotes alike. */
export { late, type LatePart, type Meanwhile } from './late.tsx';
export { FailureBoundary } from './failure-boundary.tsx';
