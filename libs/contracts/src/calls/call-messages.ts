import { renameKeys, toCamel, toSnake } from '../casing.ts';
import type { CallClientMessage, CallServerMessage } from './call-socket.schema.ts';

/** Encodes a message for the socket: JSON, names in snake_case as everywhere under /api/v1. */
export function writeCallMessage(message: CallClientMessage | CallServerMessage): string {
  return JSON.stringify(renameKeys(message, toSnake));
}

/**
 * Reads a message of the server on the page, which trusts its own server and does not validate.
 * @throws SyntaxError when the text is not JSON
 */
export function readCallMessage(text: string): CallServerMessage {
  return renameKeys(JSON.parse(text), toCamel) as CallServerMessage;
}
