/** Redirect of signed-in users. */
export { OnlyVisitors } from './only-visitors.tsx';
