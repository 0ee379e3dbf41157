import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveApi } from '../live-api.ts';
import type { Heard, LiveClient } from '../listen/live-client.ts';
import { enterRoom } from '../room/enter-room.ts';
import type { MeetingRoom, RoomView } from '../room/meeting-room.ts';

const nobody: RoomView = { state: 'connecting', people: [], camera: undefined, muted: false };
const never = () => () => {};
const nothing = () => nobody;

export interface UsedRoom {
  room: MeetingRoom | undefined;
  view: RoomView;
  /** The room's name, which others need to join. */
  name: string | undefined;
}

/**
 * Joins a room while the page is mounted.
 * @param wanted a room's name; empty for a new one; undefined if people meet elsewhere
 */
export function useRoom(wanted: string | undefined): UsedRoom {
  const [enter] = liveApi.useMeetingsEnterRoomMutation();
  const [room, setRoom] = useState<MeetingRoom>();
  const [name, setName] = useState(wanted || undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted === undefined) return;
    let isHere = true;
    let entered: MeetingRoom | undefined;
    const come = async () => {
      const ticket = await enter({ body: wanted === '' ? {} : { room: wanted } }).unwrap();
      entered = await enterRoom(ticket);
      if (!isHere) return entered.leave();
      setName(ticket.room);
      setRoom(entered);
    };
    come().catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
      entered?.leave();
    };
  }, [enter, wanted]);
  const view = useSyncExternalStore(room?.subscribe ?? never, room?.view ?? nothing, nothing);
  return { room, name, view: failed ? { ...view, state: 'failed' } : view };
}

/**
 * Lets the coach hear everyone in the room, each on a separate channel, while it listens.
 * @returns the people being heard, by identity
 */
export function useHeardPeople(
  client: LiveClient,
  isListening: boolean,
  { people }: RoomView,
): ReadonlyMap<string, Heard> {
  const [heard] = useState(() => new Map<string, Heard & { stream: MediaStream }>());
  useEffect(() => {
    for (const [identity, { stream, end }] of heard) {
      const isThere = people.some((one) => one.identity === identity && one.stream === stream);
      if (isListening && isThere) continue;
      end();
      heard.delete(identity);
    }
    if (!isListening) return;
    for (const { identity, name, stream } of people) {
      const sounds = stream?.getAudioTracks() ?? [];
      if (!stream || sounds.length === 0 || heard.has(identity)) continue;
      // A copy: the coach may stop it at any time, without affecting the meeting.
      const copy = new MediaStream(sounds.map((track) => track.clone()));
      heard.set(identity, { stream, ...client.add(name || identity.slice(0, 4), copy) });
    }
  }, [client, heard, isListening, people]);
  return heard;
}
