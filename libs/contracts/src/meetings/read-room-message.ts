import { renameKeys, toCamel } from '../casing.ts';
import type { RoomServerMessage } from './rooms.schema.ts';

/**
 * Reads a message of the server on the page, which trusts its own server and does not validate.
 * @throws SyntaxError when the text is not JSON
 */
export function readRoomMessage(text: string): RoomServerMessage {
  return renameKeys(JSON.parse(text), toCamel) as RoomServerMessage;
}
