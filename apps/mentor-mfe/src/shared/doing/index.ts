/** What one does with an item beside reading it: its words, and what one wrote. */
export { useLibraryAnswersKeepMutation, useLibraryAnswersQuery } from './answers-api.ts';
export { doingMessages } from './messages/index.ts';
