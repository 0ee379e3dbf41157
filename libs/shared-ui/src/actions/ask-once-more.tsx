import type { ReactNode } from 'react';
import { Fine } from '../type/type.ts';
import { Row } from '../layout/flow.ts';
import { Button } from './button.tsx';

export interface AskOnceMoreProps {
  ask: string;
  yes: string;
  no: string;
  /** What is said while it is done. */
  busyLabel: string;
  busy: boolean;
  /** Why it was not done; shown where there is such a sentence. */
  failed: string | false;
  onYes: () => void;
  onNo: () => void;
}

/** What cannot be taken back is asked once more, in a row: whether one is sure, yes, no, and that it failed. */
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
