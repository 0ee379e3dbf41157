import { useRef, type ReactNode } from 'react';
import { answerOf, codeOf, pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, ErrorDetails, Fine } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../../messages/index.ts';
import { useChatDeleteMutation } from './delete-api.ts';

interface DeleteConversationProps {
  conversationUuid: string;
  instructorSlug: string;
  close(): void;
}

/** Asks for confirmation before a conversation is deleted. */
export function DeleteConversation(props: DeleteConversationProps): ReactNode {
  const { conversationUuid, instructorSlug, close } = props;
  const t = messages.useText();
  const navigate = useNavigate();
  const cancel = useRef<HTMLButtonElement>(null);
  const [remove, removal] = useChatDeleteMutation();

  const confirm = async () => {
    const { error } = await remove({ params: { conversationUuid } });
    // "Not found" means that another tab has already deleted it.
    if (error && codeOf(error) !== 'not_found') return;
    close();
    // Use a new uuid: the one this page started with may be the deleted one.
    void navigate(pathTo('mentorChat', { instructorSlug }, { conversation: crypto.randomUUID() }), { replace: true });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('chat.deleteTitle')}
      description={t('chat.deleteText')}
      closeLabel={t('chat.close')}
      initialFocus={cancel}
      actions={
        <>
          <Button busy={removal.isLoading} busyLabel={t('chat.deleting')} onClick={confirm}>
            {t('chat.delete')}
          </Button>
          <Button ref={cancel} variant="plain" onClick={close}>
            {t('chat.cancel')}
          </Button>
        </>
      }
    >
      {removal.isError && (
        <Fine as="div" tone="bad" role="alert">
          {t(codeOf(removal.error) === 'offline' ? 'chat.actionOffline' : 'chat.actionFailed')}
          <ErrorDetails>{answerOf(removal.error)}</ErrorDetails>
        </Fine>
      )}
    </Dialog>
  );
}
