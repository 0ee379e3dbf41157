import type { MeetingRoom } from '../meeting-room.ts';
import type { FakeTrack } from './fake-media.ts';

/** A room whose other end a test holds. */
export interface RoomUnderTest {
  room: MeetingRoom;
  /** Every microphone and camera that was asked for. */
  given: readonly FakeTrack[];
  refuseCamera(): void;
  /** The person is asked about these devices, and says yes once it is called. */
  hold(...ids: string[]): () => void;
  /** Somebody comes, with their sound. */
  comes(name: string): Promise<void>;
  goes(name: string): Promise<void>;
  breaks(): Promise<void>;
  mends(): Promise<void>;
  /** The other end sends everyone away. */
  ends(): Promise<void>;
  /** What others get of one now. */
  sent(): { sound: FakeTrack | undefined; picture: FakeTrack | undefined };
}

/** What every room holds to. */
export function describeRoom(name: string, setUp: () => Promise<RoomUnderTest>): void {
  describe(`${name} as a room`, () => {
    it('is connected, with one’s microphone and no picture', async () => {
      const { room, given } = await setUp();
      expect(room.view()).toEqual({ state: 'connected', people: [], camera: undefined, muted: false });
      expect(given.map(({ kind }) => kind)).toEqual(['audio']);
    });

    it('tells who comes and goes, each with a sound of their own', async () => {
      const { room, comes, goes } = await setUp();
      let told = 0;
      room.subscribe(() => (told += 1));
      await comes('Dana');
      await comes('Omar');
      const people = room.view().people;
      expect(people.map((one) => [one.name, one.stream?.getAudioTracks().length, one.picture])).toEqual([
        ['Dana', 1, false],
        ['Omar', 1, false],
      ]);
      expect(new Set(people.map(({ identity }) => identity)).size).toBe(2);
      await goes('Dana');
      expect(room.view().people.map((one) => one.name)).toEqual(['Omar']);
      expect(told).toBeGreaterThanOrEqual(3);
    });

    it('mutes without letting the microphone go', async () => {
      const { room, comes, sent } = await setUp();
      await comes('Dana');
      room.mute(true);
      expect([room.view().muted, sent().sound?.enabled, sent().sound?.readyState]).toEqual([true, false, 'live']);
      room.mute(false);
      expect([room.view().muted, sent().sound?.enabled]).toEqual([false, true]);
    });

    it('shows one’s camera and takes it away, and says where there is none', async () => {
      const { room, comes, given, refuseCamera, sent } = await setUp();
      await comes('Dana');
      expect(await room.showCamera(true)).toBe(true);
      expect(sent().picture?.readyState).toBe('live');
      expect(room.view().camera).toBeDefined();
      expect(await room.showCamera(false)).toBe(true);
      expect(sent().picture).toBeUndefined();
      expect(given.find(({ kind }) => kind === 'video')?.readyState).toBe('ended');
      refuseCamera();
      expect(await room.showCamera(true)).toBe(false);
      expect(room.view().camera).toBeUndefined();
    });

    it('takes another camera in the place of the one before', async () => {
      const { room, comes, given, sent } = await setUp();
      await comes('Dana');
      await room.showCamera(true);
      await room.showCamera(true, 'desk');
      expect(sent().picture?.id).toBe('desk');
      expect(given.filter(({ kind }) => kind === 'video').map(({ readyState }) => readyState)).toEqual([
        'ended',
        'live',
      ]);
    });

    it('takes another microphone in the place of the one before, muted where that was', async () => {
      const { room, comes, given, sent } = await setUp();
      await comes('Dana');
      room.mute(true);
      await room.chooseMicrophone('headset');
      expect([sent().sound?.id, sent().sound?.enabled]).toEqual(['headset', false]);
      expect(given[0]?.readyState).toBe('ended');
    });

    it.each(['camera', 'desk'])('of two cameras at once the later is shown: with %s slow to come', async (slow) => {
      const { room, comes, given, hold, sent } = await setUp();
      await comes('Dana');
      const allow = hold(slow);
      const shown = [room.showCamera(true), room.showCamera(true, 'desk')];
      await shown[slow === 'camera' ? 1 : 0];
      allow();
      expect(await Promise.all(shown)).toEqual([true, true]);
      expect(sent().picture?.id).toBe('desk');
      const cameras = given.filter(({ kind }) => kind === 'video');
      expect(cameras.filter(({ readyState }) => readyState === 'live').map(({ id }) => id)).toEqual(['desk']);
      await room.showCamera(false);
      expect(cameras.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    });

    it('a camera that is taken away before it came stays away', async () => {
      const { room, given, hold } = await setUp();
      const allow = hold('camera');
      const shown = room.showCamera(true);
      await room.showCamera(false);
      allow();
      await shown;
      expect(room.view().camera).toBeUndefined();
      expect(given.find(({ kind }) => kind === 'video')?.readyState).toBe('ended');
    });

    it.each(['headset', 'desk'])(
      'of two microphones at once the later is heard: with %s slow to come',
      async (slow) => {
        const { room, comes, given, hold, sent } = await setUp();
        await comes('Dana');
        const allow = hold(slow);
        const chosen = ['headset', 'desk'].map((id) => room.chooseMicrophone(id));
        await chosen[slow === 'headset' ? 1 : 0];
        allow();
        await Promise.all(chosen);
        room.mute(true);
        expect([sent().sound?.id, sent().sound?.enabled]).toEqual(['desk', false]);
        expect(given.filter(({ readyState }) => readyState === 'live').map(({ id }) => id)).toEqual(['desk']);
      },
    );

    it.each(['leave', 'ends'] as const)('after %s what comes late is let go', async (how) => {
      const { room, ends, given, hold } = await setUp();
      const allow = hold('headset', 'camera');
      const late = [room.chooseMicrophone('headset'), room.showCamera(true)];
      if (how === 'leave') room.leave();
      else await ends();
      allow();
      await Promise.all(late);
      expect(given.map(({ id, readyState }) => [id, readyState])).toEqual([
        ['default', 'ended'],
        ['headset', 'ended'],
        ['camera', 'ended'],
      ]);
      expect(room.view().camera).toBeUndefined();
    });

    it('says when its line is lost and back', async () => {
      const { room, breaks, mends } = await setUp();
      await breaks();
      expect(room.view().state).toBe('reconnecting');
      await mends();
      expect(room.view().state).toBe('connected');
    });

    it.each(['leave', 'ends'] as const)('after %s nothing of one’s own goes out', async (how) => {
      const { room, comes, ends, given } = await setUp();
      await comes('Dana');
      await room.showCamera(true);
      if (how === 'leave') room.leave();
      else await ends();
      expect(room.view()).toMatchObject({ state: how === 'leave' ? 'left' : 'failed', people: [], camera: undefined });
      expect(given.every(({ readyState }) => readyState === 'ended')).toBe(true);
    });
  });
}
