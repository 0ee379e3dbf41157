import { listenBounds, type ListenClientMessage, type ListenServerMessage } from '@greenroom/contracts';
import { fromWire, listening } from '@greenroom/contracts/schemas';
import type { ConnectionCodec, SocketConnection } from '@greenroom/ports/socket-connection';

/** The socket of a meeting that is listened to. */
export type ListenConnection = SocketConnection<ListenClientMessage, ListenServerMessage>;

export const listenForm: ConnectionCodec<ListenClientMessage> = {
  read: (message) => fromWire(listening.ListenClientMessage, message).data,
  channels: listenBounds.channels,
};
