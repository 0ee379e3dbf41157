export { Help } from './help.tsx';
export { helpMessages } from './messages/index.ts';
