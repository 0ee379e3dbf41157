import type { FastifyInstance } from 'fastify';
import { ApiFailure, bounds, type Material } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { addressKey } from '@greenroom/rate-limit';
import type { FileReader } from '@greenroom/uploaded-files';
import { readableConversation } from '../coaching.policy.ts';
import { attachMaterial } from './attach-material.ts';
import { deleteMaterial, findMaterials, type MaterialRow } from './materials.repository.ts';
import { readMaterial } from './read-material.ts';

/** In bytes: the largest file as base64, plus some overhead. */
const bodyLimit = Math.ceil((bounds.materialBytes * 4) / 3) + 64 * 1024;

/** Registers the routes for material in a conversation. */
export function materialsRoutes(
  app: FastifyInstance,
  { db, catalogue, uploads }: { db: Database; catalogue: Catalogue; uploads: FileReader },
): void {
  // Starting it blocks the server for a moment, which goes unnoticed before the first request.
  app.addHook('onListen', async () => uploads.start());
  app.addHook('onClose', async () => uploads.stop());

  serve(
    app,
    contracts.chatMaterialBring,
    async ({ body, person: { ownerId }, request: { ip, log } }) => {
      const readFile = (base64: string) =>
        readMaterial(uploads.read, base64, { ownerId, addressKey: addressKey(ip), log });
      return present(await attachMaterial({ db, catalogue, readFile }, { ...body, ownerId }));
    },
    { bodyLimit },
  );

  serve(app, contracts.chatMaterials, async ({ query, person }) => {
    const { uuid } = await readableConversation(db, query.conversationUuid, person);
    return { materials: (await findMaterials(db, uuid)).map(present) };
  });

  serve(app, contracts.chatMaterialDelete, async ({ params, person }) => {
    if (!(await deleteMaterial(db, params.materialUuid, person.ownerId)))
      throw new ApiFailure('not_found', 'There is no such material');
    return { deleted: true as const };
  });
}

function present({ uuid, name, kind, text, createdAt }: MaterialRow): Material {
  return { uuid, name, kind, words: text.match(/\S+/g)?.length ?? 0, createdAt: createdAt.toISOString() };
}
