import { useEffect, useRef } from 'react';
import type { CallStart, RoleplaySession } from '@greenroom/contracts';
import {
  beginCall,
  browserParts,
  useCall,
  useCallsStartMutation,
  type CallClient,
  type CallView,
} from '@greenroom/conversation/call';
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
  const { userRolePlayUuid, conversationUuid, scene, status } = session;
  const [startCall] = useCallsStartMutation();
  const { refetch } = useRoleplaySessionQuery({ params: { userRolePlayUuid } });
  const { client, view } = useCall(() =>
    browserParts({ slug: userRolePlayUuid, start: (request) => beginCall(startCall, request), report }),
  );
  const request: CallStart = {
    mode: 'role-play',
    conversationUuid,
    instructorSlug: scene.slug ?? 'custom',
    // Scenes are played in English, whatever the page's language.
    language: 'en',
  };
  const start = () => void client.start(request);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void client.resume(request).then((resumed) => {
      // Who came by a link of ours has touched the page, and may be rung for at once.
      const touched = (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === true;
      if (!resumed && touched) start();
    });
  });

  // What was heard to its end may have moved the mood, or ended the scene.
  const heard = view.turns.filter((turn) => turn.author === 'coach' && turn.status === 'done').length;
  useEffect(() => {
    if (heard > 0) void refetch();
  }, [heard, refetch]);
  useEffect(() => {
    if (status === 'ended' && view.stage === 'begun') client.end('hung-up');
  }, [status, view.stage, client]);

  return { client, view, start, refresh: () => void refetch() };
}

/** Trouble with sound ends nothing: the page's error reporting hears of it (specification, section 8). */
function report(error: unknown): void {
  globalThis.reportError?.(error);
}
