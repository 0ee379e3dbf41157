import { useState, type ReactNode } from 'react';
import { bounds, type ChatMessage, type FeedbackReason } from '@greenroom/contracts';
import { Button, Field, Fine, Pick, PickRow, TextArea } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../../messages/index.ts';
import { useFeedbackGiveMutation } from '../chat-api.ts';
import { useFeedbackOptionsQuery } from './rating-api.ts';

interface RatingReasonProps {
  answer: ChatMessage;
  firstName: string;
  close(): void;
  sent(): void;
}

/** Asks why an answer did not help. The rating itself is already stored. */
export function RatingReason({ answer, firstName, close, sent }: RatingReasonProps): ReactNode {
  const t = messages.useText();
  const { data: options, isLoading } = useFeedbackOptionsQuery();
  const [give, giving] = useFeedbackGiveMutation();
  const [reason, setReason] = useState<FeedbackReason>();
  const [comment, setComment] = useState('');

  const send = async () => {
    const body = {
      messageUuid: answer.uuid,
      rating: 'down' as const,
      ...(reason && { reason }),
      ...(comment.trim() && { comment: comment.trim() }),
    };
    const { error } = await give({ body });
    if (error) return;
    sent();
    close();
  };
  // Open only with its reasons, so that the first of them gets the focus and a phone's keyboard stays closed.
  if (isLoading) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('chat.rateTitle')}
      description={t('chat.rateText')}
      closeLabel={t('chat.close')}
      actions={
        <Button
          disabled={!reason && !comment.trim()}
          busy={giving.isLoading}
          busyLabel={t('chat.sending')}
          onClick={send}
        >
          {t('chat.rateSend')}
        </Button>
      }
    >
      <Pick legend={t('chat.rateReason')} hideLegend>
        {options?.reasons.map((one) => (
          <PickRow key={one} checked={reason === one} onChange={() => setReason(one)}>
            {t(`chat.reason.${one}`, { firstName })}
          </PickRow>
        ))}
      </Pick>
      <Field label={t('chat.rateComment')}>
        <TextArea
          rows={2}
          maxLength={bounds.feedbackCommentLength}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {giving.isError && (
        <Fine tone="bad" role="alert">
          {t('chat.actionFailed')}
        </Fine>
      )}
    </Dialog>
  );
}
