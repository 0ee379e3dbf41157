import type { AnsweredBy } from '@greenroom/contracts';
import type { Cue } from './domain/next-cue.ts';
import type { SaidLine } from './domain/said-line.ts';
import type { Play } from './domain/play.ts';
import type { RoleplaySessionRow } from './roleplay.repository.ts';

/** A scene in progress, as its partner sees it. */
export interface PlayedScene {
  row: RoleplaySessionRow;
  play: Play;
  /** All lines, including the person's last one. */
  lines: readonly SaidLine[];
}

export interface PartnerLine {
  text: string;
  answeredBy: AnsweredBy;
}

/**
 * Speaks the partner's lines. The course alone decides what happens in a scene (which beat is played, how the mood
 * changes, how it ends); a partner only words it.
 */
export interface ScenePartner {
  /**
   * Words the partner's next line.
   * @param cue what the partner is to say, with the words written for the scene
   * @throws the signal's reason
   */
  answer(scene: PlayedScene, cue: Cue, signal: AbortSignal): Promise<PartnerLine>;
}

/** Says the written words. */
export const scriptedPartner: ScenePartner = {
  async answer(_, { text }) {
    return { text, answeredBy: 'house' };
  },
};
