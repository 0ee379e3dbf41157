import { Captions, Keyboard, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed as marked } from '@greenroom/analytics';
import { RoundButton } from '@greenroom/shared-ui';
import type { CallClient, CallView } from '@greenroom/conversation/call';
import { callControlTexts, Controls, HoldControl, TalkControl } from '@greenroom/conversation/call-controls';
import { texts } from './call-texts.ts';

interface CallControlsProps {
  client: CallClient;
  view: CallView;
  firstName: string;
  script: { shown: boolean; toggle(): void };
  write: { shown: boolean; toggle(): void };
}

/** The call's controls: an icon and a word each. */
export function CallControls({ client, view, firstName, script, write }: CallControlsProps): ReactNode {
  const t = texts.useText();
  const ofRoom = callControlTexts.useText();
  return (
    <Controls role="group" aria-label={t('controls')}>
      <TalkControl client={client} view={view} />
      <HoldControl
        client={client}
        view={view}
        words={{ label: t('hold.label'), hold: ofRoom('hold'), resume: ofRoom('resume') }}
      />
      <div>
        <RoundButton
          ending
          icon={PhoneOff}
          label={t('end.label')}
          onClick={() => client.end()}
          {...marked('call.end')}
        />
        {t('end')}
      </div>
      <div>
        <RoundButton icon={Captions} label={t('script.label')} pressed={script.shown} onClick={script.toggle} />
        {t('script')}
      </div>
      <div>
        <RoundButton
          icon={Keyboard}
          label={t('write.label', { firstName })}
          pressed={write.shown}
          onClick={write.toggle}
        />
        {t('write')}
      </div>
    </Controls>
  );
}
