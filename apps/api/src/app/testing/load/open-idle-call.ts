import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { callProtocol, type CallStarted, renameKeys, toCamel, writeCallMessage } from '@greenroom/contracts';
import { browserAt } from './signed-in.ts';

export interface IdleCall {
  isOpen(): boolean;
  close(): void;
}

/**
 * Opens a visitor's call and puts it on hold, where it may stay for ten minutes; a silent call is ended after a minute
 * and a quarter.
 * @throws if it is refused
 */
export async function openIdleCall(port: number): Promise<IdleCall> {
  const me = browserAt(() => port);
  const body = { conversation_uuid: randomUUID(), instructor_slug: 'imogen-vale', language: 'en' };
  const answer = await me.ask('POST', '/api/v1/calls', body);
  if (answer.status !== 200) throw new Error(`Starting a call returned ${answer.status}`);
  const { socketPath, resumeToken } = renameKeys(JSON.parse(answer.body), toCamel) as CallStarted;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, {
    origin: `http://127.0.0.1:${port}`,
    perMessageDeflate: false,
  });
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(new Error('The call’s socket was closed')));
    socket.once('message', () => resolve());
    socket.once('open', () =>
      socket.send(
        writeCallMessage({
          type: 'hello',
          version: callProtocol,
          token: resumeToken,
          lastFrame: 0,
          talk: 'hands-free',
        }),
      ),
    );
  });
  socket.send(writeCallMessage({ type: 'hold', seq: 1, onHold: true }));
  return { isOpen: () => socket.readyState === WebSocket.OPEN, close: () => socket.terminate() };
}
