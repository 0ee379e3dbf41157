import { renameKeys, toCamel } from '../casing.ts';
import type { RoomServerMessage } from './rooms.schema.ts';

/**
 * A message of the server as the page reads it; the page trusts its own server.
 * @throws SyntaxError for what is no JSON
 */
export function readRoomMessage(text: string): RoomServerMessage {
  return renameKeys(JSON.parse(text), toCamel) as RoomServerMessage;
}
