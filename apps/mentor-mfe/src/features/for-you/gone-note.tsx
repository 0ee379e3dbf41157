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

/** Shows what was just dismissed, with an undo button; or that an answer could not be stored. */
export function GoneNote({ answers: { gone, failed, takeBack } }: { answers: Answers }): ReactNode {
  const t = forMeMessages.useText();
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button was removed with its recommendation, so move the focus to "undo".
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
