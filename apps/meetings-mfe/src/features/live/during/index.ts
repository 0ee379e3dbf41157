/** The meeting while it goes on. Fetched when one goes in. */
export { During } from './during.tsx';
