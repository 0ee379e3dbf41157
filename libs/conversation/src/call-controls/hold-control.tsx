import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoundButton } from '@greenroom/shared-ui';
import type { CallClient } from '../call/call-client.ts';
import type { CallView } from '../call/call-view.ts';

interface HoldControlProps {
  client: CallClient;
  view: CallView;
  /** The control's label, and its captions while the call runs and while it is on hold. */
  words: { label: string; hold: string; resume: string };
}

/** Puts the call on hold and resumes it: on hold, no audio is sent and no time passes. */
export function HoldControl({ client, view, words }: HoldControlProps): ReactNode {
  return (
    <div>
      <RoundButton
        icon={view.onHold ? Play : Pause}
        label={words.label}
        pressed={view.onHold}
        onClick={() => client.setHold(!view.onHold)}
      />
      {view.onHold ? words.resume : words.hold}
    </div>
  );
}
