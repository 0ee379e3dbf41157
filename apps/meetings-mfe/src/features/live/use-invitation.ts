import { useSyncExternalStore } from 'react';
import { roomNamePattern } from '@greenroom/contracts';

/** The room one was asked into by a link. The server writes the page without it. */
export const useInvitation = (): string | undefined => useSyncExternalStore(never, roomHere, roomAnywhere);

const never = () => () => {};
const roomAnywhere = () => undefined;

function roomHere(): string | undefined {
  const room = new URLSearchParams(window.location.search).get('room');
  return room !== null && roomNamePattern.test(room) ? room : undefined;
}
