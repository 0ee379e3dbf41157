import styled from '@emotion/styled';
import { Link2, Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { below, Button, Fine, Icon, Row, Small, Stack, VisuallyHidden } from '@greenroom/shared-ui';
import { levelTexts } from '../level/level-texts.ts';
import type { MeetingRoom, RoomPerson, RoomView } from '../room/meeting-room.ts';
import { texts } from '../live-texts.ts';
import { Devices } from './devices.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  grid-auto-rows: minmax(180px, 1fr);
  gap: 12px;
  min-height: 420px;
  ${below.lg} {
    min-height: 0;
  }
  ${below.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(120px, 1fr);
  }
`;

const Tile = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: var(--r-card);
  background: linear-gradient(125deg, var(--surface-3), var(--surface-1));
  color: var(--text-2);
  font: 300 44px var(--font-display);
  &[data-speaks] {
    box-shadow: 0 0 0 2px var(--line-strong);
  }
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  span {
    position: absolute;
    inset-block-end: 12px;
    inset-inline-start: 14px;
  }
`;

/** Stands for the visitor among the identities of others. */
export const you = 'you';

interface TilesProps {
  room: MeetingRoom;
  view: RoomView;
  name: string;
  /** Who has the floor: an identity, or the visitor. */
  speaker: string | undefined;
  onMute(muted: boolean): void;
  onMicrophone(id: string): Promise<void>;
}

/** The people in the room, and the room's controls. */
export function Tiles({ room, view, name, speaker, onMute, onMicrophone }: TilesProps): ReactNode {
  const t = texts.useText();
  const [copied, setCopied] = useState(false);
  const [noCamera, setNoCamera] = useState(false);
  const link = new URL(pathTo('meetings', undefined, { room: name }), window.location.origin).href;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <Stack gap={3} role="region" aria-label={t('room')}>
      {view.state === 'reconnecting' && <Small role="status">{t('room.reconnecting')}</Small>}
      <Grid>
        <Tile data-speaks={speaker === you || undefined}>
          {view.camera ? <Picture stream={view.camera} muted /> : <b aria-hidden="true">{t('room.you').charAt(0)}</b>}
          <Called name={view.muted ? t('room.you.muted') : t('room.you')} speaks={speaker === you} />
        </Tile>
        {view.people.map((person) => (
          <Somebody key={person.identity} person={person} speaks={speaker === person.identity} />
        ))}
      </Grid>
      {view.people.length === 0 && (
        <Small tone={2}>
          {t('room.alone')} <span style={{ overflowWrap: 'anywhere' }}>{link}</span>
        </Small>
      )}
      <Row gap={2} wrap>
        <Button size="s" aria-pressed={view.muted} onClick={() => onMute(!view.muted)}>
          <Icon of={view.muted ? MicOff : Mic} />
          {t(view.muted ? 'room.unmute' : 'room.mute')}
        </Button>
        <Button
          size="s"
          aria-pressed={view.camera !== undefined}
          onClick={() => void room.showCamera(!view.camera).then((shown) => setNoCamera(!shown))}
        >
          <Icon of={view.camera ? Video : VideoOff} />
          {t(view.camera ? 'room.camera.off' : 'room.camera')}
        </Button>
        <Button size="s" variant="quiet" onClick={copy}>
          <Icon of={Link2} />
          {t(copied ? 'room.copied' : 'room.copy')}
        </Button>
        <Devices kind="audioinput" choose={onMicrophone} />
        {view.camera && <Devices kind="videoinput" choose={(id) => room.showCamera(true, id)} />}
      </Row>
      {noCamera && <Fine role="alert">{t('room.camera.none')}</Fine>}
    </Stack>
  );
}

/** Sound and picture of another person. The sound belongs to the meeting: the coach makes none. */
function Somebody({ person: { name, stream, picture }, speaks }: { person: RoomPerson; speaks: boolean }): ReactNode {
  const t = texts.useText();
  const called = name || t('room.guest');
  return (
    <Tile data-speaks={speaks || undefined}>
      {!picture && <b aria-hidden="true">{called.charAt(0).toUpperCase()}</b>}
      {stream && <Picture stream={stream} hidden={!picture} />}
      <Called name={called} speaks={speaks} />
    </Tile>
  );
}

/** The frame around a speaker is visible only, so screen readers get a text as well. */
function Called({ name, speaks }: { name: string; speaks: boolean }): ReactNode {
  const t = levelTexts.useText();
  return (
    <Fine as="span">
      {name}
      {speaks && <VisuallyHidden>{t('speaks')}</VisuallyHidden>}
    </Fine>
  );
}

function Picture({ stream, ...video }: { stream: MediaStream; muted?: boolean; hidden?: boolean }): ReactNode {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (element.current) element.current.srcObject = stream;
  }, [stream]);
  // eslint-disable-next-line jsx-a11y/media-has-caption -- people who speak as one hears them; nobody has captions of it
  return <video ref={element} autoPlay playsInline {...video} />;
}
