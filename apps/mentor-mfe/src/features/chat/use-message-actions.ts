import { useMemo, useRef, useState } from 'react';
import { type Store, useDispatch } from '@greenroom/api-client';
import { codeOf, type ChatMessage, type RequestOf } from '@greenroom/contracts';
import {
  messageChanged,
  useChatEditMutation,
  useChatRegenerateMutation,
  useChatShowVersionMutation,
  useFeedbackGiveMutation,
  versionArrived,
  versionShown,
} from './chat-api.ts';
import { readAnew } from './read-anew.ts';
import { isRefusal } from './refused.ts';
import { useCountAnew } from './use-count-anew.ts';

export type Rating = ChatMessage['rating'];

export interface MessageActions {
  regenerate(answer: ChatMessage): Promise<void>;
  /** Resolves to whether the server took the edit. */
  edit(message: ChatMessage, text: string, clientMessageId: string): Promise<boolean>;
  showVersion(message: ChatMessage, version: number): Promise<void>;
  rate(answer: ChatMessage, rating: Rating): Promise<void>;
}

/** Returns the actions for stored messages. `failed` is the error of the last action that failed. */
export function useMessageActions(conversationUuid: string): { actions: MessageActions; failed: unknown } {
  const dispatch = useDispatch<Store['dispatch']>();
  const [failed, setFailed] = useState<unknown>();
  /* The last request without a reply. If only the reply was lost, the server recognises the request by its id. */
  const asked = useRef<RequestOf<'chatRegenerate'>['body']>(undefined);
  const countAnew = useCountAnew();
  const [postRegenerate] = useChatRegenerateMutation();
  const [postEdit] = useChatEditMutation();
  const [postShowVersion] = useChatShowVersionMutation();
  const [postRating] = useFeedbackGiveMutation();

  const actions = useMemo((): MessageActions => {
    const settle = <Data>(result: { data?: Data; error?: unknown }, arrived: (data: Data) => void) => {
      const code = result.error === undefined ? undefined : codeOf(result.error);
      // A refusal is explained beside the field; it is not an error.
      setFailed(isRefusal(code) ? undefined : result.error);
      // The conversation changed elsewhere, so the page is outdated.
      if (code === 'conflict') void dispatch(readAnew(conversationUuid));
      if (result.data !== undefined) arrived(result.data);
      return result.data !== undefined;
    };
    return {
      async regenerate({ uuid: answerUuid }) {
        if (asked.current?.answerUuid !== answerUuid)
          asked.current = { answerUuid, clientMessageId: crypto.randomUUID() };
        const result = await postRegenerate({ body: asked.current });
        settle(result, (data) => {
          asked.current = undefined;
          dispatch(versionArrived(conversationUuid, data));
        });
        countAnew(result.error && codeOf(result.error));
      },
      async edit({ uuid: messageUuid }, text, clientMessageId) {
        const body = { messageUuid, clientMessageId, text };
        const result = await postEdit({ body });
        countAnew(result.error && codeOf(result.error));
        return settle(result, (data) => dispatch(versionArrived(conversationUuid, data)));
      },
      async showVersion({ uuid: messageUuid, position }, version) {
        const body = { messageUuid, version };
        settle(await postShowVersion({ body }), (data) => dispatch(versionShown(data, position)));
      },
      async rate(answer, rating) {
        dispatch(messageChanged(conversationUuid, { ...answer, rating }));
        const arrived = settle(await postRating({ body: { messageUuid: answer.uuid, rating } }), (data) =>
          dispatch(messageChanged(conversationUuid, data)),
        );
        if (!arrived) dispatch(messageChanged(conversationUuid, answer));
      },
    };
  }, [conversationUuid, countAnew, dispatch, postEdit, postRating, postRegenerate, postShowVersion]);

  return { actions, failed };
}
