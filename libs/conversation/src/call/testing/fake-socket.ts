import {
  readCallFrame,
  renameKeys,
  toCamel,
  writeCallFrame,
  writeCallMessage,
  type CallClientMessage,
  type CallFrame,
  type CallServerMessage,
} from '@greenroom/contracts';
import type { SocketLike } from '../connection/call-connection.ts';

/** A socket whose server side is controlled by a test. */
export class FakeSocket implements SocketLike {
  bufferedAmount = 0;
  binaryType: BinaryType = 'blob';
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  /** Messages sent by the page. */
  readonly said: CallClientMessage[] = [];
  readonly frames: CallFrame[] = [];
  closed = false;

  send(data: string | Uint8Array<ArrayBuffer>): void {
    if (typeof data === 'string') this.said.push(renameKeys(JSON.parse(data), toCamel) as CallClientMessage);
    else this.frames.push(readCallFrame(data)!);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.(new Event('open'));
  }

  tells(message: CallServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: writeCallMessage(message) }));
  }

  plays(frame: Omit<CallFrame, 'kind'>): void {
    const { buffer } = writeCallFrame({ kind: 'voice', ...frame });
    this.onmessage?.(new MessageEvent('message', { data: buffer }));
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}
