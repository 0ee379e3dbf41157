/** Lines between pages and this server: who may open one, what may come over it, and sound as it comes. */
export { type Admission, createAdmission } from './admission.ts';
export { every, type LineClock, machineClock } from './clock.ts';
export { newLineToken, opensLine } from './line-token.ts';
export { createMicrophone, type Microphone } from './microphone.ts';
export { openSockets, type Sockets } from './open-sockets.ts';
export { type LineForm, type SocketLine } from './socket-line.ts';
export { leadMs } from './sound-memory.ts';
