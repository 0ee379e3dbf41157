import { type HttpHandler, ws, type WebSocketHandler } from 'msw';
import { renameKeys, toCamel, toSnake } from '@greenroom/contracts';

/** What answers in the API's stead: requests, and what is said on sockets. */
export type MockHandler = HttpHandler | WebSocketHandler;

/** The server's end of a socket. */
interface MockedSocket<Said extends object> {
  /** In camelCase; it goes as the wire has it. */
  say(message: Said): void;
  close(code: number): void;
  /** The page has let go of it. */
  onClose(listener: () => void): void;
}

/**
 * Takes the sockets at a path in the server's stead. What is no text, such as sound, is let go.
 * @param path as the contracts have it, with its parameters
 * @param open is given each socket, and gives what hears the page's messages, in camelCase
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
