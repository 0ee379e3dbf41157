/** Texts and answers of exercises and recipes. */
export { useLibraryAnswersKeepMutation, useLibraryAnswersQuery } from './answers-api.ts';
export { doingMessages } from './messages/index.ts';
