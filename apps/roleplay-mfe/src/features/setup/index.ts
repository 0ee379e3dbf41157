/** Setting up a scene. */
export { CustomScene } from './custom-scene.tsx';
export { SceneSetup } from './scene-setup.tsx';
