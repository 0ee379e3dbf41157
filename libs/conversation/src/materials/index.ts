/** What one brings into a conversation with a coach, from within it or from elsewhere. */
export { materialsApi, useChatMaterialDeleteMutation, useChatMaterialsQuery } from './materials-api.ts';
export { useBringText, type BroughtText } from './use-bring-text.ts';
