/** The meeting in progress. Loaded when the visitor enters it. */
export { During } from './during.tsx';
export { hearOneself } from '../level/hear-oneself.ts';
