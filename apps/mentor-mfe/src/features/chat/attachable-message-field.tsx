import styled from '@emotion/styled';
import { Paperclip } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Fine, IconButton, Row, TextButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { materialFiles, offersToAttach } from './material-bounds.ts';
import { useAttachMaterial } from './use-attach-material.ts';
import { MessageField } from './message-field.tsx';

const MaterialsShown = lazyOptionalPart(async () => (await import('./materials/index.ts')).MaterialsShown);

const DropPlace = styled.div`
  min-width: 0;
  &[data-over] {
    outline: 2px dashed var(--line-strong);
    outline-offset: -6px;
  }
`;

const Offer = styled(Row)`
  padding-bottom: 10px;
`;

interface AttachableMessageFieldProps extends Omit<
  Parameters<typeof MessageField>[0],
  'start' | 'children' | 'onPasted'
> {
  conversationUuid: string;
  instructorSlug: string;
  /** Whether the server knows the conversation, because something was said or attached. */
  exists: boolean;
  notes: ReactNode;
}

/** The message field, where a file or a long text can be attached by a button, by dropping or by pasting. */
export function AttachableMessageField(props: AttachableMessageFieldProps): ReactNode {
  const { conversationUuid, instructorSlug, exists, notes, ...desk } = props;
  const t = messages.useText();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState<{ text: string; takeOut(): void }>();
  const { underWay, attachment, bring, dismiss } = useAttachMaterial(conversationUuid, instructorSlug);

  const bringFiles = (files: FileList | null) => Array.from(files ?? []).forEach((file) => bring({ file }));
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') bringFiles(event.dataTransfer.files);
  };
  const attachPasted = () => {
    if (pasted) bring({ text: pasted.text, name: t('chat.pastedName') });
    pasted?.takeOut();
    setPasted(undefined);
  };
  return (
    <DropPlace data-over={over || undefined} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <MessageField
        {...desk}
        onPasted={(text, takeOut) => offersToAttach(text) && setPasted({ text, takeOut })}
        send={(text) => {
          setPasted(undefined);
          return desk.send(text);
        }}
        start={
          <>
            <IconButton icon={Paperclip} label={t('chat.attach')} onClick={() => picker.current?.click()} />
            <input
              ref={picker}
              type="file"
              hidden
              multiple
              accept={materialFiles}
              aria-label={t('chat.attach')}
              onChange={(event) => {
                bringFiles(event.target.files);
                event.target.value = '';
              }}
            />
          </>
        }
      >
        {notes}
        {over && <Fine tone={2}>{t('chat.dropHere', { firstName: desk.firstName })}</Fine>}
        {pasted && (
          <Offer gap={3} wrap role="status">
            <Fine tone={2}>{t('chat.attachPasted')}</Fine>
            <TextButton type="button" size="fine" onClick={attachPasted}>
              {t('chat.attachIt')}
            </TextButton>
            <TextButton type="button" size="fine" onClick={() => setPasted(undefined)}>
              {t('chat.keepText')}
            </TextButton>
          </Offer>
        )}
        {(exists || attachment || underWay.length > 0) && (
          <MaterialsShown
            conversationUuid={conversationUuid}
            asked={exists || attachment}
            underWay={underWay}
            dismiss={dismiss}
          />
        )}
      </MessageField>
    </DropPlace>
  );
}
