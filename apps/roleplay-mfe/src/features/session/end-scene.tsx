import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pressed } from '@greenroom/analytics';
import { Button, Fine, Row } from '@greenroom/shared-ui';
import { texts } from './session-texts.ts';

interface EndSceneProps {
  ending: boolean;
  /** How many more lines the scene needs for notes. */
  linesToFeedback: number;
  end(): void;
}

/** Ends the scene after a confirmation, which says what is still missing for notes. */
export function EndScene({ ending, linesToFeedback, end }: EndSceneProps): ReactNode {
  const t = texts.useText();
  const [sure, setSure] = useState(false);
  const missing = useId();
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
    <Row gap={1} wrap role="group" aria-label={t('end.ask')}>
      {linesToFeedback > 0 && (
        <Fine id={missing} tone={2}>
          {t('toNotes', { count: linesToFeedback })}
        </Fine>
      )}
      <Button
        ref={first}
        size="s"
        busy={ending}
        busyLabel={t('end.busy')}
        onClick={end}
        {...(linesToFeedback > 0 && { 'aria-describedby': missing })}
        {...pressed('scene.end')}
      >
        {t('end.yes')}
      </Button>
      <Button variant="quiet" size="s" onClick={() => ask(false)}>
        {t('end.no')}
      </Button>
    </Row>
  );
}
