import styled from '@emotion/styled';
import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChatMaterialDeleteMutation, useChatMaterialsQuery } from '@greenroom/conversation/materials';
import { BusyText, Fine, Icon, IconButton, Row } from '@greenroom/shared-ui';
import { messages } from '../../../messages/index.ts';
import type { UnderWay } from './attachment.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  max-height: 108px;
  margin-bottom: 8px;
  overflow-y: auto;
`;

const Name = styled(Fine)`
  overflow-wrap: anywhere;
`;

interface MaterialsShownProps {
  conversationUuid: string;
  /** Whether the server knows the conversation, so that its list can be requested. */
  asked: boolean;
  underWay: UnderWay[];
  dismiss(id: string): void;
}

/** Lists a conversation's attachments, those in progress, and those that failed. */
export function MaterialsShown({ conversationUuid, asked, underWay, dismiss }: MaterialsShownProps): ReactNode {
  const t = messages.useText();
  const { currentData, isError } = useChatMaterialsQuery({ query: { conversationUuid } }, { skip: !asked });
  const [remove, removal] = useChatMaterialDeleteMutation();
  const materials = currentData?.materials ?? [];
  return (
    <>
      {isError && <Fine tone={2}>{t('chat.material.listFailed')}</Fine>}
      {materials.length > 0 && (
        <List aria-label={t('chat.attached')}>
          {materials.map(({ uuid, name, words }) => (
            <Row as="li" key={uuid} gap={2}>
              <Icon of={FileText} size="s" />
              <Name as="span" tone={2}>
                {t('chat.attachedLine', { name, words })}
              </Name>
              <IconButton
                icon={X}
                label={t('chat.removeMaterial', { name })}
                onClick={() => void remove({ params: { materialUuid: uuid } })}
              />
            </Row>
          ))}
        </List>
      )}
      {removal.isError && (
        <Fine tone="bad" role="alert">
          {t('chat.actionFailed')}
        </Fine>
      )}
      {underWay.map(({ id, name, problem }) =>
        problem ? (
          <Row key={id} gap={2} role="alert">
            <Name tone="bad">{t(`chat.material.${problem}`, { name })}</Name>
            <IconButton icon={X} label={t('chat.close')} onClick={() => dismiss(id)} />
          </Row>
        ) : (
          <BusyText key={id}>{t('chat.attaching', { name })}</BusyText>
        ),
      )}
    </>
  );
}
