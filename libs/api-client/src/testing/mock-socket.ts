import { type HttpHandler, ws, type WebSocketHandler } from 'msw';
import { renameKeys, toCamel, toSnake } from '@greenroom/contracts';

/** A mock of an API endpoint or of a socket. */
export type MockHandler = HttpHandler | WebSocketHandler;

/** The server's end of a socket. */
interface MockedSocket<Said extends object> {
  /** Sends a message; it is written in camelCase and converted to the wire's names. */
  say(message: Said): void;
  close(code: number): void;
  /** Registers a listener for when the page closes the socket. */
  onClose(listener: () => void): void;
}

/**
 * Mocks the server for sockets at a path. Binary messages, such as sound, are ignored.
 * @param path as in the contracts, with its parameters
 * @param open receives each socket, and returns the handler of the page's messages, in camelCase
 */
export function mockSocket<Said extends object>(
  path: string,
  open: (socket: MockedSocket<Said>) => (message: never) => void,
): WebSocketHandler {
  return ws.link(`*${path}`).addEventListener('connection', ({ client }) => {
    const hear = open({
      say: (message) => client.send(JSON.stringify(renameKeys(message, toSnake))),
      close: (code) => client.close(code),
      onClose: (listener) => client.addEventListener('close', listener),
    });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') hear(renameKeys(JSON.parse(data), toCamel) as never);
    });
  });
}
