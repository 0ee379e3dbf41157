/** Attachments of a conversation, loaded when there are some or one is added. */
export { attachMaterial } from './attach-material.ts';
export { MaterialsShown } from './materials-shown.tsx';
