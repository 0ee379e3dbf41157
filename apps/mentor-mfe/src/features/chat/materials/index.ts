/** Attachments of a conversation, loaded when there are some or one is added. */
export { bringMaterial } from './bring-material.ts';
export { MaterialsShown } from './materials-shown.tsx';
