import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CallTurn } from '@greenroom/contracts';
import { saidSoFar, type CallView } from '@greenroom/conversation/call';
import { Drawer, DrawerHead, HeardWords } from '@greenroom/conversation/call-controls';
import { below, Body, Caret, Fine, Head, IconButton, Said, TextButton } from '@greenroom/shared-ui';
import { texts } from './call-texts.ts';
import { withoutMarks } from './without-marks.ts';
import { clockText } from './use-call-ms.ts';

const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 22px;
  margin: 0;
  padding: 8px 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Pushes the lines to the bottom while they do not fill the height. */
  &::before {
    content: '';
    flex: 1;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  dt {
    display: flex;
    justify-content: space-between;
    margin-bottom: 4px;
    font-size: var(--fs-fine);
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  dd {
    margin: 0;
  }
  ${below.lg} {
    gap: 12px;
    padding: 4px 20px 18px;
  }
`;

const Empty = styled(Fine)`
  align-self: end;
  padding: 8px 24px 24px;
  ${below.lg} {
    padding: 4px 20px 18px;
  }
`;

const Foot = styled.footer`
  display: grid;
  gap: 8px;
  padding: 14px 24px 20px;
  border-top: 1px solid var(--line);
  ${below.lg} {
    padding: 4px 20px 6px;
  }
`;

const Kept = styled(Fine)`
  ${below.lg} {
    display: none;
  }
`;

const FootLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
`;

interface LiveScriptProps {
  view: CallView;
  firstName: string;
  close(): void;
  /** The text field, while it is open. */
  children?: ReactNode;
  /** Undefined once the call is over. */
  switchToChat: { busy: boolean; act(): void } | undefined;
}

/** Shows everything that is said as live text. */
export function LiveScript({ view, firstName, close, children, switchToChat }: LiveScriptProps): ReactNode {
  const t = texts.useText();
  const lines = useRef<HTMLDListElement>(null);
  const follows = useRef(true);
  const { turns, hearing, sounding } = view;
  const said = turns.filter((turn) => saidSoFar(view, turn) !== '');
  const isUnsure = view.hearingDoubts.length > 0 || said.some(({ doubts = [] }) => doubts.length > 0);

  // Follow the newest line, unless the reader has scrolled up.
  useEffect(() => {
    const box = lines.current;
    if (box && follows.current) box.scrollTop = box.scrollHeight;
  }, [turns, hearing, sounding, children]);

  return (
    <Drawer tall={children !== undefined} aria-label={t('live.title')}>
      <DrawerHead>
        <Head as="h2">{t('live.title')}</Head>
        <IconButton icon={X} label={t('live.close')} onClick={close} />
      </DrawerHead>
      {said.length === 0 && hearing === '' ? (
        <Empty tone={3}>{t('live.empty')}</Empty>
      ) : (
        <Lines
          ref={lines}
          tabIndex={0}
          aria-label={t('live.lines')}
          onScroll={({ currentTarget: box }) => {
            follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
          }}
        >
          {said.map((turn) => (
            <Line key={turn.id} turn={turn} view={view} firstName={firstName} />
          ))}
          {hearing !== '' && (
            <div>
              <dt>{t('live.you')}</dt>
              <Body as="dd">
                <HeardWords text={hearing} doubts={view.hearingDoubts} />
                <Caret />
              </Body>
            </div>
          )}
        </Lines>
      )}
      <Foot>
        {isUnsure && <Kept tone={2}>{t('heard.legend')}</Kept>}
        {children}
        <FootLine>
          <Kept tone={3}>{t('live.kept')}</Kept>
          {switchToChat && (
            <TextButton type="button" disabled={switchToChat.busy} onClick={switchToChat.act}>
              {t(switchToChat.busy ? 'live.switching' : 'live.switch')}
            </TextButton>
          )}
        </FootLine>
      </Foot>
    </Drawer>
  );
}

function Line({ turn, view, firstName }: { turn: CallTurn; view: CallView; firstName: string }): ReactNode {
  const t = texts.useText();
  const coach = turn.author === 'coach';
  const Words = coach ? Said : Body;
  return (
    <div>
      <dt>
        <span>{coach ? firstName : t('live.you')}</span>
        <span>{clockText(turn.atMs)}</span>
      </dt>
      <Words as="dd">
        {coach ? withoutMarks(saidSoFar(view, turn)) : <HeardWords text={turn.text} doubts={turn.doubts} />}
        {coach && turn.status === 'interrupted' && '…'}
        {coach && turn.status === 'going-on' && view.stage !== 'over' && <Caret />}
      </Words>
    </div>
  );
}
