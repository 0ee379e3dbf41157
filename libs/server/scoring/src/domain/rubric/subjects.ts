import type { SceneFile } from '@greenroom/content';

/** What a scene is about, by its words. */
export type Subjects = SceneFile['subjects'];
