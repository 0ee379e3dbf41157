import type { MeetingRoom } from '../meeting-room.ts';
import type { FakeTrack } from './fake-media.ts';

/** A room whose other end is controlled by a test. */
export interface RoomUnderTest {
  room: MeetingRoom;
  /** Every microphone and camera that was requested. */
  given: readonly FakeTrack[];
  refuseCamera(): void;
  /** Delays the permission for these devices; the returned function grants it. */
  hold(...ids: string[]): () => void;
  /** A person joins with sound. */
  comes(name: string): Promise<void>;
  goes(name: string): Promise<void>;
  breaks(): Promise<void>;
  mends(): Promise<void>;
  /** The other end removes everyone. */
  ends(): Promise<void>;
  /** What others currently receive from the visitor. */
  sent(): { sound: FakeTrack | undefined; picture: FakeTrack | undefined };
}

/** The behaviour of every room. */
export function describeRoom(name: string, setUp: () => Promise<RoomUnderTest>): void {
  describe(`${name} as a room`, () => {
    it('is connected with the visitor’s microphone and no picture', async () => {
      const { room, given } = await setUp();
      expect(room.view()).toEqual({ state: 'connected', people: [], camera: undefined, muted: false });
      expect(given.map(({ kind }) => kind)).toEqual(['audio']);
    });

    it('reports who joins and leaves, each with a separate sound', async () => {
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

    it('mutes without releasing the microphone', async () => {
      const { room, comes, sent } = await setUp();
      await comes('Dana');
      room.mute(true);
      expect([room.view().muted, sent().sound?.enabled, sent().sound?.readyState]).toEqual([true, false, 'live']);
      room.mute(false);
      expect([room.view().muted, sent().sound?.enabled]).toEqual([false, true]);
    });

    it('shows the visitor’s camera and removes it, and reports a missing camera', async () => {
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

    it('replaces the camera with another one', async () => {
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

    it('replaces the microphone with another one, and keeps it muted', async () => {
      const { room, comes, given, sent } = await setUp();
      await comes('Dana');
      room.mute(true);
      await room.chooseMicrophone('headset');
      expect([sent().sound?.id, sent().sound?.enabled]).toEqual(['headset', false]);
      expect(given[0]?.readyState).toBe('ended');
    });

    it.each(['camera', 'desk'])('shows the later of two cameras requested at once: with a slow %s', async (slow) => {
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

    it('a camera that is turned off before it is ready stays off', async () => {
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
      'uses the later of two microphones requested at once: with %s slow to start',
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

    it.each(['leave', 'ends'] as const)('after %s, devices that become ready late are released', async (how) => {
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

    it('reports when its connection is lost and back', async () => {
      const { room, breaks, mends } = await setUp();
      await breaks();
      expect(room.view().state).toBe('reconnecting');
      await mends();
      expect(room.view().state).toBe('connected');
    });

    it.each(['leave', 'ends'] as const)('after %s nothing of the visitor’s is sent', async (how) => {
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
