/** How hard the partner of a scene pushes. */
export const difficulties = ['easygoing', 'realistic', 'tough'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How the partner sounds (specification, section 3: "voice style"). */
export const voiceStyles = ['low-and-slow', 'bright-and-quick', 'soft', 'clipped'] as const;
export type VoiceStyle = (typeof voiceStyles)[number];

/** Voices a written partner may have; each is a sound of the speech engines, and a face of the page. */
export const sceneVoices = ['woman-low', 'woman-bright', 'man-low', 'man-bright', 'old-woman', 'old-man'] as const;
export type SceneVoice = (typeof sceneVoices)[number];

/** What the partner is like (specification, section 3: "AI personality"). */
export const aiPersonalities = ['charming', 'easily-hurt', 'blunt', 'busy', 'cold-at-first'] as const;
export type AiPersonality = (typeof aiPersonalities)[number];

/** What names a custom scene where a scene's slug is asked for; `user_role_play_uuid` then says which one. */
export const customScenario = 'custom';

/** What names all categories at once where a category's slug is asked for. */
export const allCategories = 'all';

/** What in a line moved the partner's mood: what was done with it, or that it led away or came again. */
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

/** So many takes of one moment are kept side by side. */
export const mostTakes = 3;

/** How a scene came to its end. */
export const sceneEndings = ['agreed', 'partly', 'walked-away', 'out-of-time', 'stopped'] as const;
export type SceneEnding = (typeof sceneEndings)[number];

/** What a feedback job does, in this order; `feedback` tells which one it is at. */
export const feedbackStages = ['reading', 'measuring', 'scoring', 'writing'] as const;
export type FeedbackStage = (typeof feedbackStages)[number];

/** More than this of the time between two lines does not count: whoever leaves a scene finds it as it was. In ms. */
export const sceneGapMs = 90_000;

/** What the form of a scene and the API say, word for word where the specification gives the words (sections 5 and 8). */
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
