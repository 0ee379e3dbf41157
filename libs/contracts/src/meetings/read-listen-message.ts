import { renameKeys, toCamel } from '../casing.ts';
import type { ListenServerMessage } from './listening.schema.ts';

/**
 * A message of the server as the page reads it; the page trusts its own server.
 * @throws SyntaxError for what is no JSON
 */
export function readListenMessage(text: string): ListenServerMessage {
  return renameKeys(JSON.parse(text), toCamel) as ListenServerMessage;
}
