import { mockContract, type HttpHandler } from '@greenroom/api-client/testing';
import type { Material, Recap } from '@greenroom/contracts';
import { missing } from './said.ts';

/** Mocks the materials, recaps and rating reasons of conversations. */
export function afterwardsMocks(): HttpHandler[] {
  const materials = new Map<string, Material[]>();
  const recaps = new Map<string, Recap>();
  return [
    mockContract('feedbackOptions', () => ({
      reasons: ['not-helpful', 'not-true', 'not-in-manner', 'unsafe', 'too-long', 'other'],
    })),
    mockContract('chatMaterials', ({ query }) => ({ materials: materials.get(query.conversationUuid) ?? [] })),
    mockContract('chatMaterialBring', ({ body: { conversationUuid, name, content } }) => {
      const text = content.as === 'pasted' ? content.text : atob(content.base64);
      const material: Material = {
        uuid: crypto.randomUUID(),
        name,
        kind: content.as === 'pasted' ? 'pasted' : 'text',
        words: text.split(/\s+/).filter(Boolean).length,
        createdAt: '2026-03-02T09:00:00.000Z',
      };
      materials.set(conversationUuid, [...(materials.get(conversationUuid) ?? []), material]);
      return material;
    }),
    mockContract('chatMaterialDelete', ({ params }) => {
      const held =
        [...materials].find(([, list]) => list.some(({ uuid }) => uuid === params.materialUuid)) ?? missing();
      materials.set(
        held[0],
        held[1].filter(({ uuid }) => uuid !== params.materialUuid),
      );
      return { deleted: true };
    }),
    mockContract(
      'chatRecap',
      ({ query: { conversationUuid } }) => recaps.get(conversationUuid) ?? sampleRecap(conversationUuid),
    ),
    mockContract('chatRecapEdit', ({ body }) => {
      const recap: Recap = { ...body, editedAt: '2026-03-02T09:05:00.000Z' };
      recaps.set(recap.conversationUuid, recap);
      return recap;
    }),
  ];
}

const sampleRecap = (conversationUuid: string): Recap => ({
  conversationUuid,
  goal: 'A first line for Thursday',
  decided: ['Open with the ferry'],
  commitments: [{ text: 'Say the line aloud three times', dueOn: '2026-03-04' }],
  editedAt: null,
});
