import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { PostPreview } from '@greenroom/contracts';
import { Button, Card, Fine, Head, Row, Small, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import {
  useCoachFeedbackPostQuery,
  useCoachFeedbackPostSendMutation,
  useCoachFeedbackPostSettleMutation,
} from '../feedback-api.ts';
import { texts } from '../feedback-texts.ts';
import { ChooseTool } from './choose-tool.tsx';
import { Preview } from './preview.tsx';

const Seen = styled(Card)`
  max-height: 46vh;
  overflow: auto;
`;

/** Polling interval while a post is being sent, in milliseconds. */
const askEveryMs = 1_500;
/** In these states nothing was posted, so the visitor may post again. */
const mayPost: readonly string[] = ['refused', 'dead', 'given-up'];

interface PostSheetProps {
  conversationUuid: string;
  close(): void;
}

/** Shows what the team will see and the button that sends it; afterwards, the state of the post. */
export function PostSheet({ conversationUuid, close }: PostSheetProps): ReactNode {
  const t = texts.useText();
  const params = { conversationUuid };
  const [waits, setWaits] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { data } = useCoachFeedbackPostQuery({ params }, { pollingInterval: waits ? askEveryMs : 0 });
  const [send, sending] = useCoachFeedbackPostSendMutation();
  const [settle, settling] = useCoachFeedbackPostSettleMutation();
  const state = data?.sent?.state;
  const goesOn = state === 'waiting' || state === 'sending';
  if (goesOn !== waits) setWaits(goesOn);
  const chosen = data?.setting.chosen;
  const isOpen = state === undefined || mayPost.includes(state);
  return (
    <Dialog open onOpenChange={close} title={t('post.title')} closeLabel={t('post.close')}>
      {data && (
        <Stack gap={4}>
          <Seen pad>
            <Preview post={data.post} />
          </Seen>
          <Small role="status">{state !== undefined && t(`post.state.${state}`)}</Small>
          {state === 'unconfirmed' && (
            <Row gap={2} wrap>
              <Button size="s" busy={settling.isLoading} onClick={() => void settle({ params, body: { seen: true } })}>
                {t('post.seen')}
              </Button>
              <Button variant="plain" size="s" onClick={() => void settle({ params, body: { seen: false } })}>
                {t('post.again')}
              </Button>
            </Row>
          )}
          {isOpen && (choosing || !chosen || chosen.dead) && (
            <ChooseTool tools={data.setting.tools} saved={() => setChoosing(false)} />
          )}
          {isOpen && !choosing && chosen && !chosen.dead && (
            <Row gap={3} wrap>
              <Button
                size="s"
                busy={sending.isLoading}
                busyLabel={t('post.sending')}
                onClick={() => void send({ params, body: { digest: data.digest } })}
                {...pressed('meeting.post')}
              >
                {t('post.send')}
              </Button>
              <Fine tone={2}>{whereTo(chosen, t)}</Fine>
              <Button variant="quiet" size="s" onClick={() => setChoosing(true)}>
                {t('post.change')}
              </Button>
            </Row>
          )}
          {(sending.isError || settling.isError) && (
            <Fine tone="bad" role="alert">
              {t('post.failed')}
            </Fine>
          )}
        </Stack>
      )}
      {!data && <Head role="status">{t('loading')}</Head>}
    </Dialog>
  );
}

function whereTo(
  { tool, shown }: NonNullable<PostPreview['setting']['chosen']>,
  t: ReturnType<typeof texts.useText>,
): string {
  const named = t(`post.tool.${tool}`);
  return shown === '' ? named : t('post.where', { tool: named, shown });
}
