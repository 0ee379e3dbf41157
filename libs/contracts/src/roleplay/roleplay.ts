/** How hard the partner of a scene pushes. */
export const difficulties = ['easygoing', 'realistic', 'tough'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The partner's way of speaking (specification, section 3: "voice style"). */
export const voiceStyles = ['low-and-slow', 'bright-and-quick', 'soft', 'clipped'] as const;
export type VoiceStyle = (typeof voiceStyles)[number];

/** Voices of written partners; each is a voice of the speech engines and a face on the page. */
export const sceneVoices = ['woman-low', 'woman-bright', 'man-low', 'man-bright', 'old-woman', 'old-man'] as const;
export type SceneVoice = (typeof sceneVoices)[number];

/** The partner's personality (specification, section 3: "AI personality"). */
export const aiPersonalities = ['charming', 'easily-hurt', 'blunt', 'busy', 'cold-at-first'] as const;
export type AiPersonality = (typeof aiPersonalities)[number];

/** Stands for a custom scene in place of a scene's slug; `user_role_play_uuid` then identifies it. */
export const customScenario = 'custom';

/** Stands for all categories in place of a category's slug. */
export const allCategories = 'all';

/** What in a line moved the partner's mood: what it did, or that it changed the subject or repeated itself. */
export const moodCauses = [
  'greets',
  'acknowledges',
  'asks-open',
  'asks-closed',
  'states-need',
  'explains',
  'names-fact',
  'offers',
  'proposes-step',
  'summarises',
  'apologises',
  'thanks',
  'agrees',
  'refuses',
  'hedges',
  'pushes',
  'blames',
  'threatens',
  'insults',
  'off-topic',
  'said-again',
] as const;
export type MoodCause = (typeof moodCauses)[number];

/** Maximum number of takes stored for one moment. */
export const mostTakes = 3;

/** How a scene ended. */
export const sceneEndings = ['agreed', 'partly', 'walked-away', 'out-of-time', 'stopped'] as const;
export type SceneEnding = (typeof sceneEndings)[number];

/** The stages of a feedback job, in order; `feedback` reports the current one. */
export const feedbackStages = ['reading', 'measuring', 'scoring', 'writing'] as const;
export type FeedbackStage = (typeof feedbackStages)[number];

/**
 * Maximum time between two lines that counts as scene time, so that a user who leaves a scene finds it unchanged. In
 * ms.
 */
export const sceneGapMs = 90_000;

/** Messages of the scene form and of the API, verbatim if the specification gives the words (sections 5 and 8). */
export const sceneSentences = {
  descriptionRequired: 'Please enter your roleplay details',
  nameRequired: 'Please enter a roleplay name',
  roleRequired: 'Please enter who they are to you',
  descriptionInvalid: 'These roleplay details cannot be used. Please describe the scene in another way.',
  nameInvalid: 'This roleplay name cannot be used. Please choose another.',
  contextInvalid: 'This additional context cannot be used. Please leave it out or write it in another way.',
  descriptionOrNameInvalid: 'This roleplay name or these details cannot be used. Please change them.',
  inputInvalid: 'Something in this form cannot be used. Please check it and try again.',
} as const;
export type SceneSentenceKey = keyof typeof sceneSentences;
