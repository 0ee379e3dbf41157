/** What one brings into a conversation: fetched when there is something, or when something is brought. */
export { bringMaterial } from './bring-material.ts';
export { MaterialsShown } from './materials-shown.tsx';
