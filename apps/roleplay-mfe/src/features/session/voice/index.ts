/** A spoken scene; loaded with the call engine. */
export { SpokenSession } from './spoken-session.tsx';
