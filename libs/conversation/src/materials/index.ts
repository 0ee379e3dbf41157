/** Materials that the user adds to a conversation with a coach, from within it or from another page. */
export { materialsApi, useChatMaterialDeleteMutation, useChatMaterialsQuery } from './materials-api.ts';
export { useBringText, type BroughtText } from './use-bring-text.ts';
