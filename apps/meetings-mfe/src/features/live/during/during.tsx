import { useEffect, useState, type ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { useMeetingsEndMutation } from '../../../shared/meetings/index.ts';
import type { Entered } from '../live-stage.tsx';
import { texts } from '../live-texts.ts';
import { Panel } from './panel.tsx';
import { useLive } from './use-live.ts';

/** A meeting while it goes on, and the way out of it, to its notes. */
export function During({ entered }: { entered: Entered }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const { conversationUuid, tab } = entered;
  const { client, view } = useLive(conversationUuid);
  const [endMeeting] = useMeetingsEndMutation();
  const [trouble, setTrouble] = useState(false);
  const isListening = view.state.status === 'listening';

  useEffect(() => {
    // Whoever turned it off shares the tab anew: its sound has ended then.
    const goesOn = tab?.getAudioTracks().some(({ readyState }) => readyState === 'live');
    if (isListening && tab && goesOn) client.add(t('tab.name'), tab);
  }, [client, isListening, tab, t]);

  const end = async () => {
    setTrouble(false);
    await client.finish();
    const { error } = await endMeeting({ params: { conversationUuid } });
    if (error) {
      client.off();
      return setTrouble(true);
    }
    await navigate(pathTo('meetingsFeedback', undefined, { uuid: conversationUuid }));
  };
  return (
    <Panel
      entered={entered}
      view={view}
      trouble={trouble}
      onOff={() => client.off()}
      onOn={() => void client.start()}
      onEnd={() => void end()}
    />
  );
}
