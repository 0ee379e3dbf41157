import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Row, Small, Tag } from '@greenroom/shared-ui';
import { forMeMessages, titleOf } from '../../shared/for-me/index.ts';
import type { Answers } from './use-answers.ts';

const Room = styled.div`
  scroll-margin-top: var(--s-7);
  &:empty {
    display: none;
  }
`;

/** What was just waved away, and the way back; or that an answer was not kept. */
export function GoneNote({ answers: { gone, failed, takeBack } }: { answers: Answers }): ReactNode {
  const t = forMeMessages.useText();
  const back = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with what it belonged to.
  useEffect(() => {
    if (gone) back.current?.focus({ preventScroll: true });
  }, [gone]);
  return (
    <Room role="status">
      {failed !== undefined && (
        <Tag icon={CircleAlert} tone="bad">
          {t('rec.notKept')}
        </Tag>
      )}
      {gone && (
        <Row wrap>
          <Small tone={2}>{t('rec.gone', { title: titleOf(gone) })}</Small>
          <Button ref={back} variant="plain" size="s" onClick={takeBack}>
            {t('rec.takeBack')}
          </Button>
        </Row>
      )}
    </Room>
  );
}
