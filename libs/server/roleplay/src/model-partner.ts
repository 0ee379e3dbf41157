import type { AiPersonality } from '@greenroom/contracts';
import { type LanguageModel, LanguageModelError } from '@greenroom/ports/language-model';
import type { Moderator } from '@greenroom/ports/moderator';
import type { PromptPart } from '@greenroom/llm';
import { courseOf } from './domain/next-cue.ts';
import { partnerRequest, staysInRole } from './domain/partner-request.ts';
import type { ScenePartner } from './scene-partner.ts';

export interface ModelPartnerDependencies {
  /** Returns the model within this person's daily budget. */
  modelFor(ownerId: string): Pick<LanguageModel, 'complete'>;
  prompt: PromptPart;
  moderator: Moderator;
  log: { warn(facts: object, message: string): void };
}

const personalities: Record<AiPersonality, string> = {
  charming: 'Charming and slippery: agrees easily, promises little.',
  'easily-hurt': 'Easily hurt: hears criticism where none was meant.',
  blunt: 'Blunt: says it straight, likes it straight.',
  busy: 'Busy: half elsewhere, wants it short.',
  'cold-at-first': 'Cold at first, and warmer only when it is earned.',
};

/**
 * Says a cue in a language model's words. If the model's line is out of role, breaks a safety rule, comes too late or
 * not at all, the partner says the written line, marked as the house engine's.
 */
export function modelPartner({ modelFor, prompt, moderator, log }: ModelPartnerDependencies): ScenePartner {
  return {
    async answer({ row, play, lines }, cue, signal) {
      const standIn = (trouble: string) => {
        log.warn({ trouble }, 'The language model failed to speak in a scene; using the written line');
        return { text: cue.text, answeredBy: 'house-for-model' } as const;
      };
      const request = partnerRequest(prompt, {
        play,
        cue,
        lines,
        mood: courseOf(play, row, lines).mood,
        personality: row.aiPersonality === null ? '' : personalities[row.aiPersonality],
        additionalContext: row.additionalContext,
      });
      try {
        const { value } = await modelFor(row.ownerId).complete(request, signal);
        const text = value.line.trim();
        if (!staysInRole(text, lines)) return standIn('out-of-role');
        if ((await moderator.check(text)) !== undefined) return standIn('unsafe');
        return { text, answeredBy: 'model' };
      } catch (error) {
        return standIn(error instanceof LanguageModelError ? error.trouble : signal.aborted ? 'too-slow' : 'unknown');
      }
    },
  };
}
