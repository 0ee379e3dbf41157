import { renameKeys, toCamel } from '../casing.ts';
import type { ListenServerMessage } from './listening.schema.ts';

/**
 * Reads a message of the server on the page, which trusts its own server and does not validate.
 * @throws SyntaxError when the text is not JSON
 */
export function readListenMessage(text: string): ListenServerMessage {
  return renameKeys(JSON.parse(text), toCamel) as ListenServerMessage;
}
