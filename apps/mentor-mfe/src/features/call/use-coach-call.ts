import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from '@greenroom/api-client';
import { pathTo, type CallStart } from '@greenroom/contracts';
import { useConversation } from '@greenroom/conversation';
import {
  beginCall,
  browserParts,
  useCall,
  useCallsStartMutation,
  type CallClient,
  type CallView,
} from '@greenroom/conversation/call';
import { currentLocale } from '@greenroom/i18n';
import { useNavigate, useSearchParams } from '@greenroom/navigation';
import { chooseConversation } from '../../shared/conversation/index.ts';
import { callWasHeld, useCallConversationsQuery } from './call-api.ts';

interface CoachCall {
  client: CallClient;
  view: CallView;
  /** Undefined until it is known which conversation the call goes on with. */
  start: (() => void) | undefined;
  /** The conversation as a chat. */
  chat: string;
  /** Hangs up, and goes there when all that was said stands in it. */
  switchToChat: { busy: boolean; act(): void };
}

/** A call with a coach: it goes on with the conversation of the address, else with the latest with this coach. */
export function useCoachCall(instructorSlug: string): CoachCall {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { initialise, end } = useConversation();
  const [startCall] = useCallsStartMutation();
  const [fresh] = useState(() => crypto.randomUUID());
  const [switching, setSwitching] = useState(false);
  const all = useCallConversationsQuery({ query: {} });
  const { client, view } = useCall(() =>
    browserParts({ slug: instructorSlug, start: (request) => beginCall(startCall, request), report }),
  );

  const topicUuid = query.get('topic_uuid') ?? undefined;
  const asked = query.get('conversation');
  const conversations = all.data?.conversations ?? [];
  const beginsTopic = topicUuid !== undefined;
  const chosen = chooseConversation({ asked, beginsTopic, instructorSlug, conversations, fresh });
  const conversationUuid = view.started?.conversationUuid ?? chosen;
  const known = asked !== null || beginsTopic || !all.isLoading;
  const chat = pathTo('mentorChat', { instructorSlug }, { conversation: conversationUuid });

  const request: CallStart = { conversationUuid: chosen, instructorSlug, language: currentLocale(), topicUuid };
  const start = known ? () => void client.start(request) : undefined;
  useFirstMoment(known, async () => {
    if (await client.resume(request)) return;
    // Who came by a link of ours has touched the page, and may be rung for at once.
    if (touched()) start?.();
  });

  const begun = view.started !== undefined;
  const over = view.stage === 'over';
  useEffect(() => {
    if (begun && !over) initialise(conversationUuid, 'call');
  }, [begun, over, conversationUuid, initialise]);

  const leaveForChat = useCallback(() => {
    setSwitching(true);
    client.end('switched-to-chat');
  }, [client]);
  useEffect(() => {
    if (!begun || !over) return;
    dispatch(callWasHeld());
    if (switching) void navigate(chat, { replace: true });
    else end({ conversationId: conversationUuid, medium: 'call' });
  }, [begun, over, switching, chat, conversationUuid, dispatch, navigate, end]);

  return { client, view, start, chat, switchToChat: { busy: switching, act: leaveForChat } };
}

/** Trouble with sound ends nothing: the page's error reporting hears of it (specification, section 8). */
function report(error: unknown): void {
  globalThis.reportError?.(error);
}

const touched = () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === true;

/** Acts once, when it may. */
function useFirstMoment(may: boolean, act: () => Promise<void>): void {
  const acted = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!may || acted.current) return;
    acted.current = true;
    void latest.current();
  }, [may]);
}
