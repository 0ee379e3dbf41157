import { createHmac } from 'node:crypto';
import { ApiFailure, type ChatToolName, type ChatToolSetting } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { ChatTool } from '@greenroom/ports/chat-tool';
import { encryptText, decryptText } from '@greenroom/crypto';
import { findTool, saveTool, type ToolRow } from './posts.repository.ts';

export interface ToolDependencies {
  db: Queryable;
  tools: readonly ChatTool[];
  /** Encrypts the webhook addresses: anyone who has an address can post to it. */
  secret: string;
}

const purpose = 'chat-tool-address';

/** @throws ApiFailure `unprocessable` for an address that this tool does not issue */
export async function chooseTool(
  { db, tools, secret }: ToolDependencies,
  ownerId: string,
  { tool, address }: { tool: ChatToolName; address: string },
): Promise<void> {
  const known = tools.find(({ name }) => name === tool);
  if (!known?.accepts(address))
    throw new ApiFailure('unprocessable', 'This is no address that this tool gives out', [
      { path: 'address', message: 'not-of-this-tool' },
    ]);
  await saveTool(db, { ownerId, tool, sealedAddress: encryptText(address, secret, purpose), shown: shownOf(address) });
}

/** Returns enough of an address to recognise it, but not enough to post to it. */
function shownOf(address: string): string {
  return URL.canParse(address) ? `${new URL(address).hostname}/…${address.slice(-4)}` : '';
}

export async function readTool({ db, tools }: ToolDependencies, ownerId: string): Promise<ChatToolSetting> {
  return settingOf(tools, await findTool(db, ownerId));
}

export function settingOf(tools: readonly ChatTool[], row: ToolRow | undefined): ChatToolSetting {
  return {
    tools: tools.map(({ name }) => name),
    chosen: row ? { tool: row.tool, shown: row.shown, dead: row.deadAt !== null } : null,
  };
}

/** Returns undefined if the secret has changed since. */
export const addressOf = ({ sealedAddress }: ToolRow, secret: string): string | undefined =>
  decryptText(sealedAddress, secret, purpose);

/** Identifies an address however often it is encrypted; it cannot be guessed without the secret. */
export const hashOfAddress = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${address}`).digest('base64url');
