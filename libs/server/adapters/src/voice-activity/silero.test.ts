import { describeVoiceActivity, hear } from '@greenroom/ports/testing/voice-activity-conformance';
import { hum, inSequence, noise, recording, silence } from '@greenroom/ports/testing/recordings';
import { silero, sileroDefaults } from './silero.ts';

describeVoiceActivity('Silero', () => silero());

describe('silero', () => {
  const voiceActivity = silero();
  afterAll(() => voiceActivity.close());
  const peak = async (pcm: Int16Array) =>
    Math.max(...(await hear(voiceActivity.open(), pcm)).map(({ probability }) => probability));

  it.each([
    ['loud noise', noise(2_000, 0.3)],
    ['a hum', hum(2_000, 0.3)],
  ])('does not detect speech in %s', async (_, pcm) => {
    expect(await peak(pcm)).toBeLessThan(sileroDefaults.thresholds.beginsAt);
  });

  it('does not run the model on sound that is too quiet', async () => {
    const whisper = recording('good-evening').map((sample) => sample / 1_000);
    expect(await peak(whisper)).toBe(0);
  });

  it('detects the same whether or not the model looked at a silence', async () => {
    const open = silero({ ...sileroDefaults, gate: { quietBelowDbfs: -Infinity, holdWindows: 0 } });
    const sound = inSequence(silence(3_000), recording('good-evening'), silence(3_000), recording('yes'));
    const [looked, gated] = await Promise.all([hear(open.open(), sound), hear(voiceActivity.open(), sound)]);
    const differing = looked.filter(({ speech }, index) => speech !== gated[index]!.speech);
    // A few windows at the edges of speech may differ.
    expect(differing.length).toBeLessThanOrEqual(looked.length * 0.03);
    await open.close();
  });

  it('detects speech again after it was closed', async () => {
    const again = silero();
    await hear(again.open(), recording('yes'));
    await again.close();
    expect((await hear(again.open(), recording('yes'))).some(({ speech }) => speech)).toBe(true);
    await again.close();
  });
});
