import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ApiFailure, bounds } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { conversations, materials } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { tidyText } from '@greenroom/uploaded-files';
import { lockConversation } from '../conversations/conversations.repository.ts';
import type { MaterialRow } from './materials.repository.ts';
import { refused, type ReadMaterial } from './read-material.ts';

export interface AttachMaterialDependencies {
  db: Database;
  catalogue: Catalogue;
  /** Returns the text of a file in base64. @throws ApiFailure as `readMaterial` does */
  readFile(base64: string): Promise<ReadMaterial>;
}

export interface AttachRequest {
  ownerId: string;
  conversationUuid: string;
  instructorSlug: string;
  name: string;
  content: { as: 'pasted'; text: string } | { as: 'file'; base64: string };
}

/**
 * Stores the text of material that a person uploads into a conversation, and begins the conversation if it is new. The
 * same content uploaded again returns the existing material.
 * @throws ApiFailure `message_too_long` for more than 5 MB; `conflict` for more than a conversation holds, or another
 * coach's conversation; `not_found` for an unknown coach or another person's conversation; and what `readFile` throws
 */
export async function attachMaterial(
  { db, catalogue, readFile }: AttachMaterialDependencies,
  { ownerId, conversationUuid, instructorSlug, name, content }: AttachRequest,
): Promise<MaterialRow> {
  if (!catalogue.coach(instructorSlug)) throw new ApiFailure('not_found', 'There is no such coach');
  const { kind, text } = await read(content, readFile);
  return db.transaction(async (tx) => {
    await tx
      .insert(conversations)
      .values({ uuid: conversationUuid, ownerId, instructorSlug, title: name })
      .onConflictDoNothing();
    const conversation = await lockConversation(tx, conversationUuid, ownerId);
    if (conversation.instructorSlug !== instructorSlug)
      throw new ApiFailure('conflict', 'This conversation is with another coach');
    const ofConversation = eq(materials.conversationUuid, conversationUuid);
    const [same] = await tx
      .select()
      .from(materials)
      .where(and(ofConversation, eq(materials.kind, kind), eq(materials.text, text)));
    if (same) return same;
    if ((await tx.$count(materials, ofConversation)) >= bounds.materialsAConversation)
      throw new ApiFailure('conflict', `A conversation holds at most ${bounds.materialsAConversation} materials`);
    const [row] = await tx
      .insert(materials)
      .values({ uuid: randomUUID(), conversationUuid, name, kind, text })
      .returning();
    if (!row) throw new Error('The insert returned no row');
    return row;
  });
}

async function read(
  content: AttachRequest['content'],
  readFile: AttachMaterialDependencies['readFile'],
): Promise<{ kind: MaterialRow['kind']; text: string }> {
  if (content.as === 'file') {
    refuseTooLarge(Buffer.byteLength(content.base64, 'base64'));
    return readFile(content.base64);
  }
  refuseTooLarge(Buffer.byteLength(content.text));
  const text = tidyText(content.text);
  if (text === '') throw refused('empty');
  return { kind: 'pasted', text };
}

function refuseTooLarge(bytes: number): void {
  if (bytes > bounds.materialBytes)
    throw new ApiFailure('message_too_long', `A file has at most ${bounds.materialBytes / 1_000_000} MB`);
}
