import type { VoiceActivity, VoiceActivityStream, VoiceWindow } from '../voice-activity.ts';
import { inSequence, noise, recording, silence } from './recordings.ts';

/** 20 ms, as microphones send them. */
const frame = 320;

/** Pushes the sound frame by frame and returns all windows. */
export async function hear(stream: VoiceActivityStream, pcm: Int16Array): Promise<VoiceWindow[]> {
  const windows: VoiceWindow[] = [];
  for (let at = 0; at < pcm.length; at += frame) windows.push(...(await stream.push(pcm.subarray(at, at + frame))));
  return windows;
}

const shareOfSpeech = (windows: readonly VoiceWindow[]) =>
  windows.filter(({ speech }) => speech).length / Math.max(1, windows.length);
/** Returns the windows between two times, in milliseconds. */
const between = (windows: readonly VoiceWindow[], from: number, to: number) =>
  windows.filter(({ endsAtMs }) => endsAtMs > from && endsAtMs <= to);

/** Tests that every adapter of the voice activity port passes. @param setUp creates one; the suite closes it */
export function describeVoiceActivity(name: string, setUp: () => VoiceActivity): void {
  describe(`${name} as voice activity`, () => {
    let voiceActivity: VoiceActivity;
    beforeAll(async () => {
      voiceActivity = setUp();
      await voiceActivity.prepare();
    });
    afterAll(() => voiceActivity.close());

    it('detects speech, and silence before and after it', async () => {
      const speech = recording('good-evening');
      const windows = await hear(voiceActivity.open(), inSequence(silence(960), speech, silence(960)));
      const spokenMs = speech.length / 16;
      expect(shareOfSpeech(between(windows, 0, 900))).toBe(0);
      expect(shareOfSpeech(between(windows, 1_200, 960 + spokenMs - 300))).toBeGreaterThan(0.8);
      expect(shareOfSpeech(between(windows, 960 + spokenMs + 500, Infinity))).toBe(0);
    });

    it('returns windows in order, without duplicates or gaps', async () => {
      const windows = await hear(voiceActivity.open(), inSequence(recording('yes'), silence(200)));
      const length = windows[0]!.endsAtMs;
      expect(length).toBeLessThanOrEqual(64);
      expect(windows.map(({ endsAtMs }) => endsAtMs)).toEqual(windows.map((_, index) => (index + 1) * length));
      expect(windows.every(({ probability }) => probability >= 0 && probability <= 1)).toBe(true);
    });

    it('detects the same however the sound is split, even when the caller does not wait for answers', async () => {
      const sound = inSequence(silence(320), recording('yes'), silence(320));
      const waited = await hear(voiceActivity.open(), sound);
      expect(await voiceActivity.open().push(sound)).toEqual(waited);
      const stream = voiceActivity.open();
      const cuts = [0, 7, 700, 701, 5_000, sound.length];
      const pushed = cuts.slice(1).map((to, index) => stream.push(sound.subarray(cuts[index], to)));
      expect((await Promise.all(pushed)).flat()).toEqual(waited);
    });

    it('keeps many calls apart', async () => {
      const sounds = [recording('yes'), silence(1_000), recording('good-evening'), silence(500)];
      const alone: VoiceWindow[][] = [];
      for (const sound of sounds) alone.push(await hear(voiceActivity.open(), sound));
      const together = await Promise.all(sounds.map((sound) => hear(voiceActivity.open(), sound)));
      together.forEach((windows, index) => {
        expect(windows.map(({ speech }) => speech)).toEqual(alone[index]!.map(({ speech }) => speech));
      });
    });

    it('does not take quiet noise for speech', async () => {
      expect(shareOfSpeech(await hear(voiceActivity.open(), noise(2_000, 0.02)))).toBe(0);
    });

    it('lets the caller reuse the frame', async () => {
      const sound = inSequence(recording('yes'), silence(320));
      const expected = await voiceActivity.open().push(sound);
      const used = sound.slice();
      const answer = voiceActivity.open().push(used);
      used.fill(0);
      expect(await answer).toEqual(expected);
    });

    it('resolves pending calls when closed, and returns nothing more', async () => {
      const stream = voiceActivity.open();
      const waiting = stream.push(recording('good-evening'));
      stream.close();
      expect(await waiting).toEqual([]);
      expect(await stream.push(recording('yes'))).toEqual([]);
    });
  });
}
