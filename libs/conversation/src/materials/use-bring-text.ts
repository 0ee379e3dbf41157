import { api, useDispatch, type Store } from '@greenroom/api-client';
import type { RequestOf } from '@greenroom/contracts';
import { materialsApi } from './materials-api.ts';

export type BroughtText = Omit<RequestOf<'chatMaterialBring'>['body'], 'content'> & { text: string };

/**
 * Brings a text into a conversation from another page, and has the conversations asked for anew, for it may be a new one.
 * @returns whether it has arrived
 */
export function useBringText(): (brought: BroughtText) => Promise<boolean> {
  const dispatch = useDispatch<Store['dispatch']>();
  return async ({ text, ...about }) => {
    const body = { ...about, content: { as: 'pasted' as const, text } };
    const { error } = await dispatch(materialsApi.endpoints.chatMaterialBring.initiate({ body }));
    if (error) return false;
    dispatch(api.enhanceEndpoints({ addTagTypes: ['chatConversations'] }).util.invalidateTags(['chatConversations']));
    return true;
  };
}
