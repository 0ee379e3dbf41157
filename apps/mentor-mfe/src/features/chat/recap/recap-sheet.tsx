import type { ReactNode } from 'react';
import type { Recap } from '@greenroom/contracts';
import { BusyText, Fine, TextButton } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../../messages/index.ts';
import { useChatRecapQuery } from './recap-api.ts';
import { RecapForm } from './recap-form.tsx';

interface RecapSheetProps {
  conversationUuid: string;
  firstName: string;
  close(): void;
}

/** Shows what was decided, and what the user will do by when. The user can correct it. */
export function RecapSheet({ conversationUuid, firstName, close }: RecapSheetProps): ReactNode {
  const t = messages.useText();
  const { data, isError, isFetching, refetch } = useChatRecapQuery({ query: { conversationUuid } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('chat.recap')}
      description={data && t(sentenceOf(data), { firstName })}
      closeLabel={t('chat.close')}
    >
      {isFetching && <BusyText>{t('chat.recapLoading')}</BusyText>}
      {isError && !isFetching && (
        <Fine tone="bad" role="alert">
          {t('chat.recapFailed')}{' '}
          <TextButton type="button" onClick={() => void refetch()}>
            {t('tryAgain')}
          </TextButton>
        </Fine>
      )}
      {data && !isFetching && <RecapForm recap={data} close={close} />}
    </Dialog>
  );
}

/** Returns the text about the recap's origin: who wrote it, or that it is still empty. */
function sentenceOf({ goal, decided, commitments, editedAt, madeBy }: Recap) {
  if (goal === null && decided.length === 0 && commitments.length === 0) return 'chat.recapEmpty';
  if (editedAt !== null) return 'chat.recapEdited';
  return madeBy === 'model' ? 'chat.recapByModel' : 'chat.recapText';
}
