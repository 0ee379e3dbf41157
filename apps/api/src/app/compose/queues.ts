/** Job queues, by the names stored in the database. */
export const queues = {
  sceneFeedback: 'make-scene-notes',
  meetingFeedback: 'make-meeting-notes',
  recordings: 'transcribe-recordings',
  posts: 'post-to-chat-tools',
} as const;
