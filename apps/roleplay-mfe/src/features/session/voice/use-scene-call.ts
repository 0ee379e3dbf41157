import { useEffect, useState } from 'react';
import type { RoleplaySession } from '@greenroom/contracts';
import { browserParts, callAnalytics, type CallClient, type CallView } from '@greenroom/conversation/call';
import { usePageCall } from '@greenroom/conversation/call-room';
import { previousUrl, useLocation } from '@greenroom/navigation';
import { useRoleplaySessionQuery } from '../../../shared/roleplay/index.ts';

interface SceneCall {
  client: CallClient;
  view: CallView;
  start(): void;
  /** Asks for the scene as it stands now. */
  refresh(): void;
}

/** A call whose other end is the partner of a scene. It ends when the scene does. */
export function useSceneCall(session: RoleplaySession): SceneCall {
  const { userRolePlayUuid, conversationUuid, scene, setup, status } = session;
  const { refetch } = useRoleplaySessionQuery({ params: { userRolePlayUuid } });
  const { pathname, search } = useLocation();
  const [cameFrom] = useState(previousUrl);
  const { client, view, start } = usePageCall({
    slug: userRolePlayUuid,
    request: {
      mode: 'role-play',
      conversationUuid,
      instructorSlug: scene.slug ?? 'custom',
      // Written scenes are played in English, whatever the page's language; one's own in the language one wrote it in.
      language: scene.slug === null ? setup.language : 'en',
      analytics: callAnalytics({ conversationId: conversationUuid, address: pathname + search, cameFrom }),
    },
    parts: browserParts,
  });

  // What was heard to its end may have moved the mood, or ended the scene.
  const heard = view.turns.filter((turn) => turn.author === 'coach' && turn.status === 'done').length;
  useEffect(() => {
    if (heard > 0) void refetch();
  }, [heard, refetch]);
  useEffect(() => {
    if (status === 'ended' && view.stage === 'begun') client.end('hung-up');
  }, [status, view.stage, client]);

  return { client, view, start: () => start?.(), refresh: () => void refetch() };
}
