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

/** Not chosen: as the scene was written. */
export const asWritten = 'as-written';

/** What one chooses for any scene, as a form holds it. */
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

/** How a scene was set up before, as a form holds it. */
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

/** What the API is asked for, of what a form holds. */
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

/** What waits in a draft of an earlier visit, as far as it still fits a form of these fields. */
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
