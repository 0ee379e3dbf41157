/** What one wrote into exercises: asked for and kept. */
export { useLibraryAnswersKeepMutation, useLibraryAnswersQuery } from './answers-api.ts';
export { answersMessages } from './messages/index.ts';
