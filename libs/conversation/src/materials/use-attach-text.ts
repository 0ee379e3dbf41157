import { api, useDispatch, type Store } from '@greenroom/api-client';
import type { RequestOf } from '@greenroom/contracts';
import { materialsApi } from './materials-api.ts';

export type AttachedText = Omit<RequestOf<'chatMaterialBring'>['body'], 'content'> & { text: string };

/**
 * Adds a text to a conversation from another page and refetches the conversation list, because the conversation may be
 * new.
 * @returns whether it was added
 */
export function useAttachText(): (brought: AttachedText) => Promise<boolean> {
  const dispatch = useDispatch<Store['dispatch']>();
  return async ({ text, ...about }) => {
    const body = { ...about, content: { as: 'pasted' as const, text } };
    const { error } = await dispatch(materialsApi.endpoints.chatMaterialBring.initiate({ body }));
    if (error) return false;
    dispatch(api.enhanceEndpoints({ addTagTypes: ['chatConversations'] }).util.invalidateTags(['chatConversations']));
    return true;
  };
}
