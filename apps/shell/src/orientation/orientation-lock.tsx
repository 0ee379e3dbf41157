import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Display, Lead } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { TurningDevice } from './turning-device.tsx';
import { useMustTurn } from './use-must-turn.ts';

const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: var(--s-5) var(--gutter);
  border: 0;
  overflow: auto;
  background: linear-gradient(150deg, rgba(233, 226, 168, 0.16), transparent 62%) #0d0b09;
  color: #f5eee3;
  &[open] {
    display: grid;
    grid-template-columns: auto minmax(0, 480px);
    gap: clamp(32px, 7vw, 104px);
    align-items: center;
    justify-content: center;
  }
`;

const Text = styled(Lead)`
  margin: var(--s-4) 0 var(--s-5);
`;

/**
 * A message over the whole screen while a small device lies on its side. It can be put away, since some
 * devices cannot be turned (WCAG 2.2, 1.3.4); turning the device and back asks again.
 */
export function OrientationLock(): ReactNode {
  const { mustTurn, time } = useMustTurn();
  const [stayedTime, setStayedTime] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = mustTurn && stayedTime !== time;
  const stay = () => setStayedTime(time);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <Cover ref={dialog} data-theme="dark" aria-labelledby="turn-title" onCancel={stay}>
      {open && <Message onStay={stay} />}
    </Cover>
  );
}

function Message({ onStay }: { onStay(): void }): ReactNode {
  const t = messages.useText();
  return (
    <>
      <TurningDevice />
      <div>
        <Display as="h2" id="turn-title">
          {t('orientation.title')}
        </Display>
        <Text>{t('orientation.text')}</Text>
        <Button variant="quiet" onClick={onStay}>
          {t('orientation.stay')}
        </Button>
      </div>
    </>
  );
}
