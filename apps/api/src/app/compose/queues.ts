/** What is made when its turn comes, by the names that stand in the database. */
export const queues = {
  sceneNotes: 'make-scene-notes',
  meetingNotes: 'make-meeting-notes',
  posts: 'post-to-chat-tools',
} as const;
