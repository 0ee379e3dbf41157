/** The meeting while it goes on. Fetched when one goes in. */
export { During } from './during.tsx';
export { hearOneself } from '../level/hear-oneself.ts';
