import type { AnsweredBy } from '@greenroom/contracts';
import type { Cue, SaidLine } from './domain/next-cue.ts';
import type { Play } from './domain/play.ts';
import type { RoleplaySessionRow } from './roleplay.repository.ts';

/** A scene that is being played, as its partner knows it. */
export interface PlayedScene {
  row: RoleplaySessionRow;
  play: Play;
  /** All that was said, the person's last line among it. */
  lines: readonly SaidLine[];
}

export interface PartnerLine {
  text: string;
  answeredBy: AnsweredBy;
}

/**
 * Who speaks the partner's lines. What happens in a scene (which beat is played, how the mood moves, how it ends) is
 * told by its course alone; a partner finds the words.
 */
export interface ScenePartner {
  /**
   * @param cue what the partner is to say, with the words of the one who wrote the scene
   * @throws the signal's reason
   */
  answer(scene: PlayedScene, cue: Cue, signal: AbortSignal): Promise<PartnerLine>;
}

/** Speaks the written words. */
export const housePartner: ScenePartner = {
  async answer(_, { text }) {
    return { text, answeredBy: 'house' };
  },
};
