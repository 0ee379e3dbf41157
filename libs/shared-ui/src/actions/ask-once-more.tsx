import type { ReactNode } from 'react';
import { Fine } from '../type/type.ts';
import { Row } from '../layout/flow.ts';
import { Button } from './button.tsx';

export interface AskOnceMoreProps {
  ask: string;
  yes: string;
  no: string;
  /** Shown while the action runs. */
  busyLabel: string;
  busy: boolean;
  /** Why the action failed, shown if there is a text. */
  failed: string | false;
  onYes: () => void;
  onNo: () => void;
}

/**
 * Asks for confirmation of an action that cannot be undone, in a row: the question, yes, no, and the error if it
 * failed.
 */
export function AskOnceMore({ ask, yes, no, busyLabel, busy, failed, onYes, onNo }: AskOnceMoreProps): ReactNode {
  return (
    <Row gap={2} wrap role="group" aria-label={ask}>
      <Fine tone={2}>{ask}</Fine>
      <Button size="s" busy={busy} busyLabel={busyLabel} onClick={onYes}>
        {yes}
      </Button>
      <Button variant="quiet" size="s" onClick={onNo}>
        {no}
      </Button>
      {failed !== false && (
        <Fine tone="bad" role="alert">
          {failed}
        </Fine>
      )}
    </Row>
  );
}
