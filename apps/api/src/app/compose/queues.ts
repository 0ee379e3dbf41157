/** Job queues, by the names stored in the database. */
export const queues = {
  sceneNotes: 'make-scene-notes',
  meetingNotes: 'make-meeting-notes',
  posts: 'post-to-chat-tools',
} as const;
