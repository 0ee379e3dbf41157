import styled from '@emotion/styled';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, Display, Lead } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { TurningDevice } from './turning-device.tsx';

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

/** Asks the user to turn the device, in a dialog above everything else. */
export function TurnCover({ onStay }: { onStay(): void }): ReactNode {
  const t = messages.useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Close it before it is removed, so that the focus returns to where it was.
    return () => shown?.close();
  }, []);

  return (
    <Cover ref={dialog} data-theme="dark" aria-labelledby="turn-title" onCancel={onStay}>
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
    </Cover>
  );
}
