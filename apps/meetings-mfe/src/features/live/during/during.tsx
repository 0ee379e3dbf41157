import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Small, Stack, TwoColumns } from '@greenroom/shared-ui';
import { useMeetingsEndMutation } from '../../../shared/meetings/index.ts';
import { useSpeaker } from '../level/use-speaker.ts';
import { SharedTab } from '../shared-tab.tsx';
import { type Entered, useLiveContext } from '../live-context.ts';
import { texts } from '../live-texts.ts';
import { Devices } from './devices.tsx';
import { Panel } from './panel.tsx';
import { Tiles, you } from './tiles.tsx';
import { useAskBeforeLeaving } from '../../../shared/page/index.ts';
import { useLive } from './use-live.ts';
import { useHeardPeople, useRoom } from './use-room.ts';

/** A meeting in progress, which ends with its notes. */
export function During({ entered }: { entered: Entered }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const { conversationUuid, room: wanted } = entered;
  const { tab, onTab } = useLiveContext();
  const { client, view } = useLive(conversationUuid);
  const [endMeeting] = useMeetingsEndMutation();
  const [trouble, setTrouble] = useState(false);
  const { status } = view.state;
  const isListening = status === 'listening';
  const isOn = isListening || status === 'starting';
  useAskBeforeLeaving(isListening);

  useEffect(() => {
    if (isListening && tab) client.add(t('tab.name'), tab);
  }, [client, isListening, tab, t]);
  useEffect(() => {
    // Does not capture a tab that is not listened to; the visitor shares it again to resume.
    if (!isOn) onTab(undefined);
  }, [isOn, tab, onTab]);

  const { room, name, view: roomView } = useRoom(wanted);
  const heard = useHeardPeople(client, isListening, roomView);
  const levels = useCallback(
    () => [[you, client.level()] as const, ...[...heard].map(([identity, one]) => [identity, one.level()] as const)],
    [client, heard],
  );
  const speaker = useSpeaker(levels);

  const end = async () => {
    setTrouble(false);
    room?.leave();
    await client.finish();
    const { error } = await endMeeting({ params: { conversationUuid } });
    if (error) {
      client.off();
      return setTrouble(true);
    }
    await navigate(pathTo('meetingsFeedback', undefined, { uuid: conversationUuid }));
  };
  const panel = (
    <Panel
      entered={entered}
      view={view}
      trouble={trouble}
      level={client.level}
      muted={roomView.muted}
      sources={
        wanted === undefined &&
        isListening && (
          <>
            {view.others.length === 0 && <SharedTab />}
            <Devices kind="audioinput" choose={(id) => client.chooseMicrophone(id)} />
          </>
        )
      }
      onOff={() => client.off()}
      onOn={() => void client.start()}
      onEnd={() => void end()}
    />
  );
  if (wanted === undefined) return panel;
  const isOver = roomView.state === 'full' || roomView.state === 'failed';
  return (
    <TwoColumns split={[8, 4]} gap={5}>
      <Stack gap={3} style={{ paddingBlock: 'var(--s-5)' }}>
        {isOver && <Small role="alert">{t(`room.${roomView.state as 'full' | 'failed'}`)}</Small>}
        {room && name !== undefined && !isOver && (
          <Tiles
            room={room}
            view={roomView}
            name={name}
            speaker={speaker}
            onMute={(muted) => {
              room.mute(muted);
              client.mute(muted);
            }}
            onMicrophone={async (id) => {
              await Promise.all([room.chooseMicrophone(id), client.chooseMicrophone(id)]);
            }}
          />
        )}
      </Stack>
      {panel}
    </TwoColumns>
  );
}
