import type { RoleplaySession, SceneSetup, SceneSession } from '@greenroom/contracts';
import { playedTitle, type Scenes } from '@greenroom/content';
import { bandOf } from '@greenroom/scoring';
import { helpCue } from './answer-crisis.ts';
import { linesToFeedback } from './domain/enough-for-feedback.ts';
import { moodCourse } from './domain/mood-course.ts';
import type { Play } from './domain/play.ts';
import type { LineRow, ScoredSession, RoleplaySessionRow } from './roleplay.repository.ts';

export function setupOf(row: RoleplaySessionRow): SceneSetup {
  const { difficulty, medium, language, voiceStyle, aiPersonality, additionalContext } = row;
  return { difficulty, medium, language, voiceStyle, aiPersonality, additionalContext };
}

/** Returns a session as its page shows it, without anything the partner hides. */
export function presentSession(row: RoleplaySessionRow, play: Play, lines: readonly LineRow[]): RoleplaySession {
  const { title, situation, yourRole, goal, minutes, opens } = play;
  const { name, role, personality } = play.partner;
  const voice = play.slug === null ? null : play.partner.voice;
  const last = lines.at(-1);
  const goesOn = row.status === 'going-on';
  const moods = row.moods ?? moodCourse(play, row, lines);
  return {
    userRolePlayUuid: row.uuid,
    conversationUuid: row.conversationUuid,
    status: row.status,
    setup: setupOf(row),
    scene: {
      slug: play.slug,
      categorySlug: play.category.slug,
      ...{ title, situation, yourRole, goal, minutes, opens },
      language: play.slug === null ? null : play.language,
      partner: { name, role, personality, voice },
    },
    lines: lines.map(({ position, author, text, status, clientLineId, answeredBy, atMs, cue }) => ({
      ...{ position, author, text, status, clientLineId, answeredBy, atMs },
      ...(cue === helpCue && { care: true }),
    })),
    mood: moods.moves.at(-1)?.mood ?? moods.begins,
    moods,
    remainingMs: Math.max(0, minutes * 60_000 - (last?.atMs ?? 0)),
    paused: goesOn && row.pausedAt !== null,
    keepsVoice: row.keepsVoiceSince !== null,
    linesToFeedback: linesToFeedback(lines, row.ending),
    unanswered: goesOn && last?.author === 'person' ? last.clientLineId : null,
    ending: row.ending,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** Returns a session for a list, with its title in the page's language. */
export function presentScoredSession(row: ScoredSession, scenes: Scenes, language: 'en' | 'de'): SceneSession {
  const { uuid, conversationUuid, status, scenarioSlug, categorySlug, difficulty, medium, ending, scores } = row;
  return {
    userRolePlayUuid: uuid,
    title: playedTitle(scenes, row, language),
    ...{ conversationUuid, status, scenarioSlug, categorySlug, difficulty, medium, ending },
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    total: scores && { score: scores.score, band: bandOf(scores.score) },
  };
}
