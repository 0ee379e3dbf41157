import type { ConversationSummary, HistoryEntry, LeftOff, MeetingSummary, SceneSession } from '@greenroom/contracts';

export interface Begun {
  conversations: readonly ConversationSummary[];
  history: readonly HistoryEntry[];
  tries: readonly SceneSession[];
  meetings: readonly MeetingSummary[];
}

const most = 6;
/** Anything older than this many days is left out. */
const days = 60;

/** Returns what a person began and may continue, newest first; of several tries of a scene, the newest. */
export function leftOff({ conversations, history, tries, meetings }: Begun, now: Date): LeftOff[] {
  const scenes = tries.filter(
    (one, place) =>
      one.scenarioSlug === null || tries.findIndex(({ scenarioSlug }) => scenarioSlug === one.scenarioSlug) === place,
  );
  const all: LeftOff[] = [
    ...conversations.map((one): LeftOff => ({ kind: 'conversation', at: one.updatedAt, ...namesOf(one) })),
    ...history.flatMap(({ content, openedAt, finishedAt, progress }): LeftOff[] =>
      openedAt !== null && finishedAt === null ? [{ kind: 'item', at: openedAt, content, progress }] : [],
    ),
    ...scenes.map((scene): LeftOff => ({ kind: 'scene', at: scene.endedAt ?? scene.createdAt, scene })),
    // Until a meeting has ended, nothing of it is stored to come back to.
    ...meetings
      .filter(({ status }) => status !== 'open')
      .map(({ conversationUuid, title, heldAt, notes }): LeftOff => ({
        kind: 'meeting',
        at: heldAt,
        ...{ conversationUuid, title },
        state: stateOfNotes[notes],
      })),
  ];
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
  return all
    .filter(({ at }) => at > oldest)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, most);
}

const stateOfNotes = {
  none: 'ended',
  failed: 'ended',
  'in-progress': 'notes-in-progress',
  ready: 'notes-ready',
} as const;

const namesOf = ({ uuid, instructorSlug, instructorName, title }: ConversationSummary) => ({
  conversationUuid: uuid,
  ...{ instructorSlug, instructorName, title },
});
