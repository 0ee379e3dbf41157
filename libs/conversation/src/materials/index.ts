/** Materials that the user adds to a conversation with a coach, from within it or from another page. */
export { materialsApi, useChatMaterialDeleteMutation, useChatMaterialsQuery } from './materials-api.ts';
export { useAttachText, type AttachedText } from './use-attach-text.ts';
