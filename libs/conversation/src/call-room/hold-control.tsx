import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoundButton } from '@greenroom/shared-ui';
import type { CallClient } from '../call/call-client.ts';
import type { CallView } from '../call/call-view.ts';

interface HoldControlProps {
  client: CallClient;
  view: CallView;
  /** What is held, and the words below while it goes on and while it waits. */
  words: { label: string; hold: string; resume: string };
}

/** Lets the call wait, and go on: nobody is heard meanwhile, and no time passes. */
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
