/** Lazily loaded parts of a page, for hosts and remotes alike. */
export { lazyPart, type LazyPart, type LazyStates } from './lazy-part.tsx';
export { FailureBoundary } from './failure-boundary.tsx';
