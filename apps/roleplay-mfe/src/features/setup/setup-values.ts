import {
  aiPersonalities,
  difficulties,
  voiceStyles,
  type AiPersonality,
  type Difficulty,
  type RoleplayCreate,
  type SceneSetup,
  type VoiceStyle,
} from '@greenroom/contracts';

/** Stands for no choice: as the scene was written. */
export const asWritten = 'as-written';

/** The choices for any scene, as form values. */
export interface SetupValues {
  difficulty: Difficulty;
  medium: 'text' | 'voice';
  aiPersonality: AiPersonality | typeof asWritten;
  voiceStyle: VoiceStyle | typeof asWritten;
  additionalContext: string;
}

export const usualSetup: SetupValues = {
  difficulty: 'realistic',
  medium: 'text',
  aiPersonality: asWritten,
  voiceStyle: asWritten,
  additionalContext: '',
};

/** Converts an earlier setup to form values. */
export function valuesOf(setup: SceneSetup | undefined): SetupValues {
  if (!setup) return usualSetup;
  const { difficulty, medium, aiPersonality, voiceStyle, additionalContext } = setup;
  return {
    difficulty,
    medium,
    aiPersonality: aiPersonality ?? asWritten,
    voiceStyle: voiceStyle ?? asWritten,
    additionalContext,
  };
}

/** Converts form values to the API's request. */
export function setupOf(values: SetupValues): Omit<RoleplayCreate, 'scene'> {
  const { difficulty, medium, aiPersonality, voiceStyle, additionalContext } = values;
  return {
    difficulty,
    medium,
    aiPersonality: aiPersonality === asWritten ? null : aiPersonality,
    voiceStyle: voiceStyle === asWritten ? null : voiceStyle,
    additionalContext,
  };
}

const allowed: Record<string, readonly string[]> = {
  difficulty: difficulties,
  medium: ['text', 'voice'],
  aiPersonality: [asWritten, ...aiPersonalities],
  voiceStyle: [asWritten, ...voiceStyles],
};

/** Reads the draft of an earlier visit, as far as its values are still valid for these fields. */
export function readValues(draft: string, fields: readonly string[]): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(draft || '{}');
    const fitting = Object.entries(kept as object).filter(
      ([field, value]) =>
        fields.includes(field) && typeof value === 'string' && (allowed[field]?.includes(value) ?? true),
    );
    return Object.fromEntries(fitting);
  } catch {
    return {};
  }
}
