import styled from '@emotion/styled';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { mostTakes, type SceneFeedback, type SceneMoment } from '@greenroom/contracts';
import { Button, Fine, Icon, Row, Said, Small } from '@greenroom/shared-ui';
import { texts } from '../feedback-texts.ts';
import { momentId } from './moment-id.ts';
import { TakeBox } from './take-box.tsx';
import { Takes } from './takes.tsx';

const Item = styled.li`
  display: grid;
  gap: var(--s-4);
  scroll-margin-top: 24px;
  & + & {
    padding-top: var(--s-6);
    border-top: 1px solid var(--line);
  }
`;

const Push = styled(Said)`
  max-width: 34em;
  font-size: 20px;
  overflow-wrap: anywhere;
`;

const Yours = styled(Small)`
  max-width: 46em;
  overflow-wrap: anywhere;
`;

interface MomentProps {
  notes: SceneFeedback;
  moment: SceneMoment;
}

/** One moment: the partner's line, the person's, what to try, and the person's takes. */
export function Moment({ notes, moment }: MomentProps): ReactNode {
  const t = texts.useText();
  const { push, said, advice, criterion, takes } = moment;
  const { name } = notes.partner;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(false);
  const isFull = takes.length >= mostTakes;
  useEffect(() => {
    if (open && !wasOpen.current) box.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Item id={momentId(criterion.slug)}>
      <div>
        <Fine tone={3}>{push === null ? t('moments.youBegan') : t('moments.said', { name })}</Fine>
        {push !== null && (
          <Push as="blockquote" lang={notes.language ?? undefined}>
            {t('quoted', { text: push })}
          </Push>
        )}
      </div>
      {takes.length === 0 && <Yours tone={2}>{t('moments.yours', { text: said })}</Yours>}
      <Small>
        <b>{criterion.name}:</b> {advice}
      </Small>
      {takes.length > 0 && <Takes notes={notes} moment={moment} />}
      <div data-paper="none">
        {isFull ? (
          <Small tone={2}>{t('moments.full', { count: mostTakes })}</Small>
        ) : open ? (
          <TakeBox ref={box} notes={notes} moment={moment} />
        ) : (
          <Row>
            <Button {...pressed('notes.moment')} size="s" onClick={() => setOpen(true)}>
              <Icon of={RotateCcw} />
              {t(takes.length === 0 ? 'moments.rehearse' : 'moments.another')}
            </Button>
          </Row>
        )}
      </div>
    </Item>
  );
}
