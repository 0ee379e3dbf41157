import { useSyncExternalStore } from 'react';
import { roomNamePattern } from '@greenroom/contracts';

/** Returns the room from an invitation link. Undefined in server-side rendering. */
export const useInvitation = (): string | undefined => useSyncExternalStore(never, roomHere, roomAnywhere);

const never = () => () => {};
const roomAnywhere = () => undefined;

function roomHere(): string | undefined {
  const room = new URLSearchParams(window.location.search).get('room');
  return room !== null && roomNamePattern.test(room) ? room : undefined;
}
