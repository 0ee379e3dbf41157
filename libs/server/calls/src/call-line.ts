import type { CallClientMessage, CallServerMessage } from '@greenroom/contracts';
import { callSocket, fromWire } from '@greenroom/contracts/schemas';
import type { LineForm, SocketLine } from '@greenroom/ports/socket-line';

/** One socket of a call. */
export type CallLine = SocketLine<CallClientMessage, CallServerMessage>;

export const callForm: LineForm<CallClientMessage> = {
  read: (message) => fromWire(callSocket.CallClientMessage, message).data,
  channels: 1,
};
