import { renameKeys, toCamel, toSnake } from '../casing.ts';
import type { CallClientMessage, CallServerMessage } from './call-socket.schema.ts';

/** A message as it goes over the socket: JSON, names in snake_case as everywhere under /api/v1. */
export function writeCallMessage(message: CallClientMessage | CallServerMessage): string {
  return JSON.stringify(renameKeys(message, toSnake));
}

/**
 * A message of the server as the page reads it; the page trusts its own server.
 * @throws SyntaxError for what is no JSON
 */
export function readCallMessage(text: string): CallServerMessage {
  return renameKeys(JSON.parse(text), toCamel) as CallServerMessage;
}
