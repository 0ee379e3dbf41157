/**
 * Lengths and counts that both forms and the API enforce. Lengths are in UTF-16 code units, as `String.length` counts.
 */
export const bounds = {
  /** One chat message; longer is refused with 413 (specification, section 8). */
  chatMessageLength: 4_000,
  feedbackCommentLength: 1_000,
  /** A search query in the user's conversations. */
  searchLength: 200,
  /** A file or text added to a conversation: 5 MB (docs/specification.md, 11.5). */
  materialBytes: 5_000_000,
  materialsAConversation: 10,
  /** Items on a page of any list: by default, and at most. */
  pageSize: { default: 20, max: 100 },
  /** Items of a shelf on its coach's page; the library has all of them. */
  bioShelf: 3,
  /** Chat messages on a page of history. */
  chatPage: { default: 50, max: 200 },
  /** An email address as a whole, and its part before the @ (docs/specification.md, 10.6). */
  emailLength: 254,
  emailLocalLength: 64,
  nameLength: 80,
  /** No other composition rules; the server refuses common and breached passwords. */
  passwordLength: { min: 8, max: 128 },
  /** What the user is working on, as onboarding asks. */
  onboardingAnswerLength: 500,
  /** An upcoming conversation, the user's hopes and fears for it, and the sentence they want to say. */
  occasionLength: { min: 3, max: 200 },
  occasionLineLength: 300,
  savedLines: 50,
  /** One goal, decision or plan of a recap, and how many of each a recap holds. */
  recapLineLength: 300,
  recapLines: 20,
  /** The description of a custom scene, and the context a user adds to any scene. */
  sceneDescriptionLength: 1_000,
  sceneNameLength: 80,
  sceneRoleLength: 80,
  sceneContextLength: 600,
  /** One line spoken in a scene; longer is refused with 413. */
  sceneLineLength: 2_000,
  /** The text in one field of an exercise. */
  exerciseAnswerLength: 4_000,
  /** A meeting's title, a goal for it, and how many goals it has. */
  meetingTitleLength: 120,
  meetingGoalLength: 200,
  meetingGoals: 6,
  /** A transcript: 10 MB; a meeting may have several (docs/specification.md, 11.7). */
  transcriptBytes: 10_000_000,
  transcriptsAMeeting: 8,
  /** The comment on a cancellation. */
  cancelCommentLength: 1_000,
  /** One line of the billing address. */
  billingLineLength: 120,
  /** Which contract the user withdraws from; kept short, since it is mailed to the address the user enters. */
  contractNoteLength: 120,
  /** The reason for ramping, rolling back or killing a release. */
  releaseReasonLength: 500,
  /** The reason for a staff action on an account. */
  staffReasonLength: 300,
  /** The name of a queue of background jobs. */
  queueNameLength: 100,
  /** Minimum number of characters of an address to search people by. */
  staffFindLength: 3,
} as const;
