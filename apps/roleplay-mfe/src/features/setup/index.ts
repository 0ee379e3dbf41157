/** A scene before it begins. */
export { CustomScene } from './custom-scene.tsx';
export { SceneSetup } from './scene-setup.tsx';
