import { useEffect, useState } from 'react';
import type { RoleplaySession } from '@greenroom/contracts';
import { browserParts, callAnalytics, type CallClient, type CallView } from '@greenroom/conversation/call';
import { usePageCall } from '@greenroom/conversation/call-controls';
import { previousUrl, useLocation } from '@greenroom/navigation';
import { useRoleplaySessionQuery } from '../../../shared/roleplay/index.ts';

interface SceneCall {
  client: CallClient;
  view: CallView;
  start(): void;
  /** Reloads the scene. */
  refresh(): void;
}

/** A call to the partner of a scene. It ends when the scene does. */
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
      // Written scenes are spoken in English, whatever the page's language; custom ones in the language of their setup.
      language: scene.slug === null ? setup.language : 'en',
      analytics: callAnalytics({ conversationId: conversationUuid, address: pathname + search, cameFrom }),
    },
    parts: browserParts,
  });

  // A line heard to its end may have changed the mood or ended the scene.
  const heard = view.turns.filter((turn) => turn.author === 'coach' && turn.status === 'done').length;
  useEffect(() => {
    if (heard > 0) void refetch();
  }, [heard, refetch]);
  useEffect(() => {
    if (status === 'ended' && view.stage === 'begun') client.end('hung-up');
  }, [status, view.stage, client]);

  return { client, view, start: () => start?.(), refresh: () => void refetch() };
}
