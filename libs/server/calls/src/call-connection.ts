import type { CallClientMessage, CallServerMessage } from '@greenroom/contracts';
import { callSocket, fromWire } from '@greenroom/contracts/schemas';
import type { ConnectionCodec, SocketConnection } from '@greenroom/ports/socket-connection';

/** One socket connection of a call. */
export type CallConnection = SocketConnection<CallClientMessage, CallServerMessage>;

export const callForm: ConnectionCodec<CallClientMessage> = {
  read: (message) => fromWire(callSocket.CallClientMessage, message).data,
  channels: 1,
};
