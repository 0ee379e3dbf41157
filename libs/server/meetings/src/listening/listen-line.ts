import { listenBounds, type ListenClientMessage, type ListenServerMessage } from '@greenroom/contracts';
import { fromWire, listening } from '@greenroom/contracts/schemas';
import type { LineForm, SocketLine } from '@greenroom/ports/socket-line';

/** One socket of a meeting that is listened to. */
export type ListenLine = SocketLine<ListenClientMessage, ListenServerMessage>;

export const listenForm: LineForm<ListenClientMessage> = {
  read: (message) => fromWire(listening.ListenClientMessage, message).data,
  channels: listenBounds.channels,
};
