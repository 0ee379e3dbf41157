import styled from '@emotion/styled';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { below, BusyText, Button, Fine, Icon, Row, TextButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useStickyScroll } from './use-sticky-scroll.ts';

const Place = styled.div`
  position: relative;
  min-height: 0;
`;

const Scroll = styled.div`
  height: 100%;
  overflow-y: auto;
  overflow-anchor: none;
  padding: var(--s-6) var(--s-6) var(--s-4);
  &:focus-visible {
    outline-offset: -3px;
  }
  ${below.lg} {
    padding: 20px 16px 12px;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: end;
  gap: var(--s-5);
  max-width: 720px;
  min-height: 100%;
  margin: 0 auto;
  > ul {
    display: grid;
    gap: var(--s-5);
  }
`;

const ToEnd = styled(Button)`
  position: absolute;
  bottom: 12px;
  left: 50%;
  transform: translateX(-50%);
  background: var(--surface-2);
`;

interface ThreadProps {
  /** Names the first message there is; it changes when older ones come in. */
  first: string | undefined;
  older: 'none' | 'waiting' | 'loading' | 'failed';
  loadOlder(): void;
  children: ReactNode;
}

/** What was said, scrolled to its end unless one reads further up. */
export function Thread({ first, older, loadOlder, children }: ThreadProps): ReactNode {
  const t = messages.useText();
  const { box, atEnd, onScroll, toEnd } = useStickyScroll(first, () => older === 'waiting' && loadOlder());
  return (
    <Place>
      <Scroll ref={box} onScroll={onScroll} tabIndex={0} role="region" aria-label={t('chat.conversation')}>
        <Column>
          {older === 'loading' && <BusyText>{t('chat.older')}</BusyText>}
          {older === 'failed' && (
            <Row gap={2}>
              <Fine tone={2}>{t('chat.olderFailed')}</Fine>
              <TextButton type="button" size="fine" onClick={loadOlder}>
                {t('tryAgain')}
              </TextButton>
            </Row>
          )}
          {children}
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
