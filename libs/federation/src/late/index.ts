/** Parts of a page that come in files of their own, in hosts and remotes alike. */
export { late, type LatePart, type Meanwhile } from './late.tsx';
export { FailureBoundary } from './failure-boundary.tsx';
