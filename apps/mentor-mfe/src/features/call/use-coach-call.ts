import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from '@greenroom/api-client';
import { pathTo, type CallEngines, type CallStart } from '@greenroom/contracts';
import { useConversation } from '@greenroom/conversation';
import { browserParts, callAnalytics, type CallClient, type CallView } from '@greenroom/conversation/call';
import { usePageCall } from '@greenroom/conversation/call-controls';
import { currentLocale } from '@greenroom/i18n';
import { previousUrl, useLocation, useNavigate, useSearchParams } from '@greenroom/navigation';
import { chooseConversation } from '../../shared/conversation/index.ts';
import { useContentAt } from '../../shared/library-content/index.ts';
import { callWasHeld, useCallConversationsQuery, useCallEnginesQuery } from './call-api.ts';

interface CoachCall {
  client: CallClient;
  view: CallView;
  /** The engines that speak and listen in the user's language, once known. */
  engines: CallEngines['en'] | undefined;
  /** Starts the call; undefined until its conversation is known. */
  start: (() => void) | undefined;
  /** URL of the conversation's chat. */
  chat: string;
  /** Hangs up, and opens the chat once it contains everything that was said. */
  switchToChat: { busy: boolean; act(): void };
}

/** Manages a call with a coach. It continues the conversation in the URL, else the latest one with this coach. */
export function useCoachCall(instructorSlug: string): CoachCall {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { initialise, end } = useConversation();
  const [fresh] = useState(() => crypto.randomUUID());
  const [switching, setSwitching] = useState(false);
  const all = useCallConversationsQuery({ query: {} });
  const topicUuid = query.get('topic_uuid') ?? undefined;
  const asked = query.get('conversation');
  const conversations = all.data?.conversations ?? [];
  const beginsTopic = topicUuid !== undefined;
  const chosen = chooseConversation({ asked, beginsTopic, instructorSlug, conversations, fresh });
  const language = currentLocale();
  const engines = useCallEnginesQuery({});
  const known = (asked !== null || beginsTopic || !all.isLoading) && !engines.isLoading;
  const { pathname, search } = useLocation();
  const [cameFrom] = useState(previousUrl);
  const content = useContentAt(cameFrom);
  const analytics = callAnalytics({ conversationId: chosen, address: pathname + search, cameFrom, content });
  const request: CallStart = {
    conversationUuid: chosen,
    instructorSlug,
    language,
    topicUuid,
    analytics,
  };
  const { client, view, start } = usePageCall({
    slug: instructorSlug,
    request: known ? request : undefined,
    // Speech in a language that the server does not understand is transcribed elsewhere, and the page has to say so
    // first.
    ringsAtOnce: engines.data?.[language].understands !== 'none',
    parts: browserParts,
  });
  const conversationUuid = view.started?.conversationUuid ?? chosen;
  const chat = pathTo('mentorChat', { instructorSlug }, { conversation: conversationUuid });

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

  return {
    client,
    view,
    start,
    chat,
    engines: engines.data?.[language],
    switchToChat: { busy: switching, act: leaveForChat },
  };
}
