/** Connections between pages and this server: who may open one, what may be sent over it, and sound as it arrives. */
export { type Admission, createAdmission } from './admission.ts';
export { newConnectionToken, opensConnection } from './connection-token.ts';
export { createMicrophone, type Microphone } from './microphone.ts';
export { openSockets } from './open-sockets.ts';
export { leadMs } from './sound-memory.ts';
export { meanSquare } from './mean-square.ts';
export { wavOf } from './wav.ts';
export { splitAtQuiet } from './split-at-quiet.ts';
export { speechTail } from './speech-tail.ts';
