/** Lengths and counts that both a form and the API hold to. Lengths are in UTF-16 code units, as `String.length` counts. */
export const bounds = {
  /** One chat message; longer is refused with 413 (specification, section 8). */
  chatMessageLength: 4_000,
  feedbackCommentLength: 1_000,
  /** What one searches for in one's conversations. */
  searchLength: 200,
  /** A file or text brought into a conversation: 5 MB (docs/specification.md, 11.5). */
  materialBytes: 5_000_000,
  materialsAConversation: 10,
  /** Items a page of any list holds when nothing else is asked for, and at the most. */
  pageSize: { default: 20, max: 100 },
  /** Items of a shelf on its coach's page; all of them are in the library. */
  bioShelf: 3,
  /** Chat messages a page of history holds. */
  chatPage: { default: 50, max: 200 },
  /** An address as a whole, and its part before the @ (docs/specification.md, 10.6). */
  emailLength: 254,
  emailLocalLength: 64,
  nameLength: 80,
  /** No composition rules beside these; common and breached ones are refused by the server. */
  passwordLength: { min: 8, max: 128 },
  /** What one is working on, as onboarding asks it. */
  onboardingAnswerLength: 500,
  /** What is coming up, and what one hopes for and fears; the sentence one means to say. */
  occasionLength: { min: 3, max: 200 },
  occasionLineLength: 300,
  /** One goal, decision or plan of a recap, and how many of a kind it holds. */
  recapLineLength: 300,
  recapLines: 20,
  /** What one writes down for a scene of one's own, and beside any scene. */
  sceneDescriptionLength: 1_000,
  sceneNameLength: 80,
  sceneRoleLength: 80,
  sceneContextLength: 600,
  /** One line said in a scene; longer is refused with 413. */
  sceneLineLength: 2_000,
  /** What one writes into a field of an exercise. */
  exerciseAnswerLength: 4_000,
  /** What one calls a meeting, what one wants to work on in it, and how many such lines. */
  meetingTitleLength: 120,
  meetingGoalLength: 200,
  meetingGoals: 6,
  /** A transcript: 10 MB; a meeting may come in several (docs/specification.md, 11.7). */
  transcriptBytes: 10_000_000,
  transcriptsAMeeting: 8,
  /** What was heard comes in parts; so many turns are one, and so long is one turn's text. */
  /** What one adds to a cancellation. */
  cancelCommentLength: 1_000,
  /** A line of the address that invoices are made out to. */
  billingLineLength: 120,
  /** Which contract one withdraws from; it is mailed to the address one gives, so that it is short. */
  contractNoteLength: 120,
  /** Why a release was ramped, taken back, killed. */
  releaseReasonLength: 500,
  /** Why staff did something about an account. */
  staffReasonLength: 300,
  /** From how many characters of an address on people are looked for. */
  staffFindLength: 3,
} as const;
