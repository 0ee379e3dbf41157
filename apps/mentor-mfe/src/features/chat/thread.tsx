import styled from '@emotion/styled';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { below, BusyText, Button, Fine, Icon, ownProps, Row, TextButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { ThreadRow } from './thread-rows.ts';
import type { Older } from './use-older-messages.ts';
import { useSelectedRows } from './use-selected-rows.ts';
import { useStickyScroll } from './use-sticky-scroll.ts';

const Place = styled.div`
  position: relative;
  min-height: 0;
`;

/* Space above the first message, in pixels; the virtual list has to know it. */
const topRoom = 48;

const Scroll = styled('div', ownProps('settled'))<{ settled: boolean }>`
  ${({ settled }) => (settled ? '' : 'clip-path: inset(50%);')}
  height: 100%;
  overflow-y: auto;
  overflow-anchor: none;
  padding: ${topRoom}px var(--s-6) var(--s-4);
  &:focus-visible {
    outline-offset: -3px;
  }
  ::highlight(chat-found) {
    background: var(--text);
    color: var(--bg);
  }
  ${below.lg} {
    padding-inline: 16px;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  max-width: 720px;
  min-height: 100%;
  margin: 0 auto;
`;

const Line = styled.div`
  padding-bottom: var(--s-5);
`;

const Before = styled(Row)`
  position: absolute;
  inset: 8px 0 auto;
  z-index: 1;
  justify-content: center;
`;

const ToEnd = styled(Button)`
  position: absolute;
  bottom: 12px;
  left: 50%;
  transform: translateX(-50%);
  background: var(--surface-2);
`;

interface ThreadProps {
  rows: readonly ThreadRow[];
  children(row: ThreadRow): ReactNode;
  /** Shown while the conversation is empty. */
  beginnings: ReactNode;
  older: Older;
  loadOlder(): void;
  /** Row to scroll to, with a new `visit` each time. */
  target: { index: number; visit: string } | undefined;
}

/** The messages, scrolled to the end unless the user has scrolled up. Only rows near the viewport are rendered. */
export function Thread({ rows, children, beginnings, older, loadOlder, target }: ThreadProps): ReactNode {
  const t = messages.useText();
  const list = useRef<VirtualizerHandle>(null);
  const { box, content, atEnd, onScroll, toEnd, letGo } = useStickyScroll(() => older === 'waiting' && loadOlder());
  const grewAbove = useGrewAbove(rows);
  const kept = useSelectedRows(box, rows);
  const settled = useSettled(rows.length > 0);

  const { index, visit } = target ?? {};
  useEffect(() => {
    if (index === undefined || visit === undefined) return;
    letGo();
    list.current?.scrollToIndex(index, { align: 'center' });
    const timer = setTimeout(
      () => box.current?.querySelector<HTMLElement>('[data-found]')?.focus({ preventScroll: true }),
      150,
    );
    return () => clearTimeout(timer);
    // The row's index changes when older messages are added, but a visit scrolls to it only once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [visit]);

  return (
    <Place>
      {older === 'loading' && (
        <Before>
          <BusyText>{t('chat.older')}</BusyText>
        </Before>
      )}
      {older === 'failed' && (
        <Before gap={2}>
          <Fine tone={2}>{t('chat.olderFailed')}</Fine>
          <TextButton type="button" size="fine" onClick={loadOlder}>
            {t('tryAgain')}
          </TextButton>
        </Before>
      )}
      <Scroll
        ref={box}
        settled={settled}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={t('chat.conversation')}
      >
        <Column ref={content}>
          {rows.length === 0 ? (
            beginnings
          ) : (
            <Virtualizer
              ref={list}
              data={rows}
              as="ul"
              item="li"
              scrollRef={box}
              startMargin={topRoom}
              bufferSize={600}
              shift={grewAbove}
              keepMounted={kept}
            >
              {(row) => (
                <Line key={row.key} data-row={row.key}>
                  {children(row)}
                </Line>
              )}
            </Virtualizer>
          )}
        </Column>
      </Scroll>
      {!atEnd && (
        <ToEnd variant="plain" size="s" onClick={toEnd}>
          <Icon of={ArrowDown} />
          {t('chat.newest')}
        </ToEnd>
      )}
    </Place>
  );
}

/** Frames that the list needs to measure its first rows. */
const measuringFrames = 3;

/** Returns whether the first rows are measured; before that they would visibly jump. */
function useSettled(hasRows: boolean): boolean {
  const [settled, setSettled] = useState(!hasRows);
  useEffect(() => {
    if (settled) return;
    let frame = 0;
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames === 0 ? setSettled(true) : wait(frames - 1)));
    };
    wait(measuringFrames);
    return () => cancelAnimationFrame(frame);
  }, [settled]);
  return settled;
}

/** Returns whether rows were added only in front of the previous ones, so that the scroll position must be kept. */
function useGrewAbove(rows: readonly ThreadRow[]): boolean {
  const [seen, setSeen] = useState({ rows, grewAbove: false });
  if (seen.rows === rows) return seen.grewAbove;
  const first = seen.rows[0]?.key;
  const grewAbove = first !== undefined && first !== rows[0]?.key && rows.some(({ key }) => key === first);
  setSeen({ rows, grewAbove });
  return grewAbove;
}
