import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pressed } from '@greenroom/analytics';
import { Button, Row } from '@greenroom/shared-ui';
import { texts } from './session-texts.ts';

interface EndSceneProps {
  ending: boolean;
  end(): void;
}

/** Ends the scene after a confirmation, since an ended scene cannot be continued. */
export function EndScene({ ending, end }: EndSceneProps): ReactNode {
  const t = texts.useText();
  const [sure, setSure] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const ask = (next: boolean) => {
    flushSync(() => setSure(next));
    first.current?.focus();
  };
  if (!sure) {
    return (
      <Button ref={first} size="s" onClick={() => ask(true)}>
        {t('end')}
      </Button>
    );
  }
  return (
    <Row gap={1} role="group" aria-label={t('end.ask')}>
      <Button ref={first} size="s" busy={ending} busyLabel={t('end.busy')} onClick={end} {...pressed('scene.end')}>
        {t('end.yes')}
      </Button>
      <Button variant="quiet" size="s" onClick={() => ask(false)}>
        {t('end.no')}
      </Button>
    </Row>
  );
}
