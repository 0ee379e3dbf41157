import type { ReactNode } from 'react';
import { Row, Tag, TextButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/**
 * Says that an answer was cut at its maximum length. @param goOn asks for the rest; undefined when that is not
 * possible now
 */
export function CutAnswer({ goOn }: { goOn: (() => void) | undefined }): ReactNode {
  const t = messages.useText();
  return (
    <Row gap={2} wrap>
      <Tag>{t('chat.cut')}</Tag>
      {goOn && (
        <TextButton type="button" size="small" onClick={goOn}>
          {t('chat.continue')}
        </TextButton>
      )}
    </Row>
  );
}
