import {
  callSocketPathOf,
  localeTag,
  type CallServerMessage,
  type CallStart,
  type CallStarted,
  type TalkMode,
} from '@greenroom/contracts';
import { browserRecogniser, recognitionHere, type SpeechRecogniser } from './browser-recognition.ts';
import { gateOpen } from './call-gate.ts';
import { type CallParts, CallRefused, type EndWhy } from './call-parts.ts';
import type { CallSound } from './call-sound.ts';
import { callMsOf, callViewAfter, newCallView, type CallEvent, type CallView } from './call-view.ts';
import { CallConnection, type LineEnd } from './connection/call-connection.ts';
import { CallMicrophone } from './microphone/call-microphone.ts';
import { levelOf } from './microphone/frame-cutter.ts';
import { ring } from './ring.ts';
import { playbackOrderOf } from './speaker/playback-order.ts';

/** How long to wait for the server's `ended` message after hanging up. */
const farewellMs = 1_500;

/** The calls of one page, one at a time: the user's actions, and the view of the current call. */
export class CallClient {
  readonly #parts: CallParts;
  #view = newCallView;
  #listeners = new Set<() => void>();
  #sound: CallSound | undefined;
  #line: CallConnection | undefined;
  readonly #microphone: CallMicrophone;
  #recogniser: SpeechRecogniser | undefined;
  #request: CallStart | undefined;
  #stopRing = () => {};
  #cancelFarewell = () => {};
  #unwatch: (() => void)[] = [];
  #coachHeard = false;
  /** Number of the current attempt; results of earlier attempts are discarded. */
  #try = 0;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#microphone = new CallMicrophone({
      clock: parts.clock,
      sound: () => this.#sound,
      onAsking: () => this.#happen({ type: 'microphone', microphone: { state: 'asking' } }),
      onRefused: (microphone) => this.#happen({ type: 'microphone', microphone }),
      onState: (state) => this.#microphoneIs(state),
      isHeard: () => this.#line !== undefined && gateOpen(this.#view) && !this.#recogniser,
      onFrame: (atMs, samples) => this.#line?.sendFrame(atMs, samples),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): CallView => this.#view;

  /** Returns the current sound levels of user and coach, 0 to 1. */
  levels(): { person: number; coach: number } {
    const isShown = gateOpen(this.#view) || this.#microphone.isRecording;
    return { person: isShown ? this.#microphone.level : 0, coach: this.#sound?.level ?? 0 };
  }

  /** Returns the call's clock, in milliseconds; undefined before the call has one. */
  callMs(): number | undefined {
    return callMsOf(this.#view, this.#parts.clock.now());
  }

  get audible(): boolean {
    return this.#sound?.audible ?? true;
  }

  get deviceId(): string | undefined {
    return this.#microphone.deviceId;
  }

  /**
   * Starts a call. Asks for the microphone first, so that refusing it uses up no free minutes.
   * @param withoutMicrophone the user will type
   */
  async start(request: CallStart, withoutMicrophone = false): Promise<void> {
    this.#close();
    this.#request = request;
    const turn = this.#try;
    this.#happen({ type: 'asked' });
    if (withoutMicrophone) this.#happen({ type: 'microphone', microphone: { state: 'without' } });
    if (!(await this.#openSound(turn))) return;
    this.#stopRing = ring(this.#sound!, this.#parts.sounds.ring);
    if (!withoutMicrophone && !(await this.#microphone.open())) return this.#stopRing();
    try {
      const started = await this.#parts.start({ ...request, talk: this.#view.talk });
      if (turn === this.#try) this.#begin(started);
      else this.#parts.update(started.callUuid, { end: 'cancelled' });
    } catch (error) {
      if (turn !== this.#try) return;
      if (!(error instanceof CallRefused)) throw error;
      this.#close();
      this.#happen({ type: 'failed', failure: error.failure });
    }
  }

  /** Resumes the call that this page was in before a reload. @returns whether there is one */
  async resume(request: CallStart): Promise<boolean> {
    const started = this.#parts.keeper.find();
    if (!started) return false;
    this.#close();
    this.#request = request;
    const turn = this.#try;
    this.#happen({ type: 'asked' });
    this.#happen({ type: 'line', line: 'lost' });
    this.#coachHeard = true;
    if (!(await this.#openSound(turn))) return true;
    this.#begin(started);
    await this.#microphone.open();
    return true;
  }

  /** Hangs up; before the first sound it cancels the call. */
  end(why: EndWhy = this.#coachHeard ? 'hung-up' : 'cancelled'): void {
    const { stage, started, line } = this.#view;
    if (stage === 'over' || stage === 'ready') return;
    this.#stopRing();
    this.#microphone.setOn(false);
    this.#line?.say({ type: 'end', why });
    const farewell = () => {
      if (started) this.#parts.update(started.callUuid, { end: why });
      this.#over({ type: 'ended-here', why, pageMs: this.#parts.clock.now() });
    };
    // Do not wait for a server that cannot answer.
    if (!this.#line || line === 'lost') farewell();
    else this.#cancelFarewell = this.#parts.clock.after(farewellMs, farewell);
  }

  /** Ends the call and all sound when the user leaves the page. */
  leave(why: EndWhy = 'left-page'): void {
    const { stage, started } = this.#view;
    if (stage === 'begun' && started) {
      this.#line?.say({ type: 'end', why });
      this.#parts.update(started.callUuid, { end: why });
      this.#parts.keeper.forget();
    }
    this.#close();
  }

  setMuted(muted: boolean): void {
    this.#happen({ type: 'muted', muted });
    this.#line?.say({ type: 'mute', muted });
  }

  setTalk(talk: TalkMode): void {
    this.#happen({ type: 'talk', talk });
    this.#line?.say({ type: 'talk', mode: talk });
  }

  /** Presses or releases the push-to-talk key. */
  setKey(down: boolean): void {
    if (this.#view.keyDown === down || this.#view.talk !== 'push-to-talk') return;
    this.#happen({ type: 'talk-key', down });
    this.#line?.say({ type: 'talk-key', down });
  }

  setHold(onHold: boolean): void {
    this.#happen({ type: 'hold', onHold });
    this.#line?.say({ type: 'hold', onHold });
  }

  /** Asks the other side to repeat its last utterance. */
  sayAgain(): void {
    this.#line?.say({ type: 'again' });
  }

  type(text: string): void {
    const clean = text.trim();
    if (clean) this.#line?.say({ type: 'typed', clientMessageId: crypto.randomUUID(), text: clean });
  }

  stay(): void {
    this.#line?.say({ type: 'stay' });
  }

  /** The coach's volume, 0 to 1; kept for the next call. */
  get volume(): number {
    return this.#parts.volume.find();
  }

  setVolume(volume: number): void {
    this.#parts.volume.keep(volume);
    this.#sound?.setVolume(volume);
  }

  /** Id of the chosen loudspeaker; empty for the system default. Kept for the next call. */
  get speakerId(): string {
    return this.#parts.speaker.find();
  }

  /** Switches to another loudspeaker, also during a call. Falls back to the system default if it is not available. */
  async chooseSpeaker(deviceId: string): Promise<void> {
    this.#parts.speaker.keep(deviceId);
    await this.#useSpeaker();
  }

  /** Resumes audio after a user gesture. */
  async wake(): Promise<void> {
    await this.#sound?.wake();
    this.#tell();
  }

  /** Switches to another microphone, also during a call. */
  async chooseMicrophone(deviceId: string): Promise<void> {
    this.#microphone.choose(deviceId);
    if (!this.#sound) return;
    await this.#microphone.open();
  }

  /** Continues without a microphone: the user types. */
  async goOnWithout(): Promise<void> {
    if (this.#request && this.#view.stage !== 'begun') return this.start(this.#request, true);
    this.#happen({ type: 'microphone', microphone: { state: 'without' } });
  }

  async askAgain(): Promise<void> {
    if (this.#request && this.#view.stage !== 'begun') return this.start(this.#request);
    await this.#microphone.open();
  }

  /**
   * Records a few seconds and plays them back to the user; nothing is sent to the server.
   * @param forMs length of the recording
   * @param stage called when recording and playback begin
   * @returns whether the recording contains audible sound
   */
  async testMicrophone(forMs: number, stage: (now: 'recording' | 'playing') => void): Promise<boolean> {
    const wasReady = this.#sound === undefined;
    const wasOnHold = this.#view.onHold;
    if (!(await this.#openSound(this.#try))) return false;
    if (!this.#microphone.isThere && !(await this.#microphone.open())) return false;
    if (!wasOnHold && this.#line) this.setHold(true);
    stage('recording');
    const endRecording = this.#microphone.record();
    await new Promise<void>((resolve) => this.#parts.clock.after(forMs, resolve));
    const frames = endRecording();
    stage('playing');
    const recording = Int16Array.from(frames.flatMap((frame) => [...frame]));
    await new Promise<void>(
      (resolve) => this.#sound?.playRecording(recording, { volume: 1, then: resolve }) ?? resolve(),
    );
    if (!wasOnHold && this.#line) this.setHold(false);
    else this.#tend();
    if (wasReady && this.#view.stage === 'ready') {
      this.#close();
      this.#happen({ type: 'microphone', microphone: { state: 'unknown' } });
    }
    return frames.some((frame) => levelOf(frame) > heardLevel);
  }

  #begin(started: CallStarted): void {
    const { clock, chance, keeper, openSocket } = this.#parts;
    this.#happen({ type: 'begun', started });
    keeper.keep(started);
    this.#line = new CallConnection({
      open: () => openSocket(started.socketPath || callSocketPathOf(started.callUuid)),
      token: started.resumeToken,
      clock,
      chance: () => chance(),
      talk: () => this.#view.talk,
      onMessage: (message) => this.#heard(message),
      onFrame: ({ utteranceId, offsetMs, samples }) => {
        this.#stopRing();
        this.#sound?.order({ do: 'push', utteranceId, offsetMs, samples });
      },
      onChange: (line) => this.#happen({ type: 'line', line }),
      onEnd: (why) => this.#lineEnded(why),
    });
    this.#unwatch = [
      this.#parts.watchNetwork(() => this.#line?.tryNow()),
      this.#parts.watchDevices(() => this.#devicesChanged()),
    ];
    if (started.understands === 'none') void this.#recogniseHere();
  }

  #heard(message: CallServerMessage): void {
    this.#happen({ type: 'heard-from-server', message, pageMs: this.#parts.clock.now() });
    const order = playbackOrderOf(message);
    if (order) this.#sound?.order(order);
    const { started } = this.#view;
    switch (message.type) {
      case 'pulse':
        if (started) this.#parts.keeper.keep(started);
        return;
      case 'state':
        if (message.state.status !== 'calling') this.#stopRing();
        return;
      case 'ended':
        return this.#over();
      default:
    }
  }

  #lineEnded(why: LineEnd): void {
    const { stage } = this.#view;
    if (stage === 'over') return;
    if (why === 'unreachable' && !this.#coachHeard) {
      this.#over({ type: 'failed', failure: 'service-down' });
      return;
    }
    const ends = { superseded: 'superseded', ended: 'hung-up', unreachable: 'connection-lost' } as const;
    const end = why in ends ? ends[why as keyof typeof ends] : 'connection-lost';
    this.#over({ type: 'ended-here', why: end, pageMs: this.#parts.clock.now() });
  }

  /** Ends the call: plays the hang-up sound and releases everything else. */
  #over(event?: CallEvent): void {
    if (event) this.#happen(event);
    const sound = this.#sound;
    this.#sound = undefined;
    this.#close();
    this.#parts.keeper.forget();
    if (sound) sound.playFile(this.#parts.sounds.hangUp, { then: () => sound.close() });
  }

  async #openSound(turn: number): Promise<boolean> {
    if (this.#sound) return true;
    try {
      const sound = await this.#parts.openSound();
      if (turn !== this.#try) {
        sound.close();
        return false;
      }
      this.#sound = sound;
      sound.setVolume(this.volume);
      if (this.speakerId !== '') await this.#useSpeaker();
      sound.onAudible(() => this.#tell());
      sound.onPlayed((played) => {
        if (played.playedMs > 0) this.#coachHeard = true;
        this.#line?.report(played);
        this.#happen({ type: 'played', utteranceId: played.utteranceId, playedMs: played.playedMs });
      });
      void sound.wake();
      return true;
    } catch {
      if (turn === this.#try) this.#happen({ type: 'failed', failure: 'no-sound-here' });
      return false;
    }
  }

  #microphoneIs(state: 'live' | 'lost'): void {
    const was = this.#view.microphone.state;
    this.#happen({ type: 'microphone', microphone: { state } });
    this.#happen({ type: 'notice', notice: 'microphone-lost', shown: state === 'lost' });
    if (was === 'lost' || state === 'lost') this.#line?.say({ type: 'microphone', state });
  }

  #devicesChanged(): void {
    if (this.speakerId !== '') void this.#useSpeaker();
    if (this.#view.microphone.state === 'lost') void this.#microphone.findAnother();
  }

  /** Falls back to the system default when the chosen device is gone, so that the call keeps its sound. */
  async #useSpeaker(): Promise<void> {
    const wanted = this.speakerId;
    try {
      await this.#sound?.setSpeaker(wanted);
    } catch {
      if (wanted !== '' && wanted === this.speakerId) await this.chooseSpeaker('');
    }
    this.#tell();
  }

  async #recogniseHere(): Promise<void> {
    const language = localeTag[this.#request?.language ?? 'en'];
    const turn = this.#try;
    const onDevice = (await recognitionHere(language)) === 'on-device';
    if (turn !== this.#try) return;
    const none = () => {
      this.#recogniser?.close();
      this.#recogniser = undefined;
      this.#happen({ type: 'microphone', microphone: { state: 'without' } });
    };
    this.#recogniser = browserRecogniser(
      language,
      (text, final) => text && this.#line?.say({ type: 'recognised', text, final }),
      none,
      onDevice,
    );
    if (!this.#recogniser) return none();
    this.#happen({ type: 'microphone', microphone: { state: 'recognised-here', onDevice } });
  }

  #close(): void {
    this.#try += 1;
    this.#stopRing();
    this.#cancelFarewell();
    for (const unwatch of this.#unwatch.splice(0)) unwatch();
    this.#line?.close();
    this.#microphone.close();
    this.#recogniser?.close();
    this.#sound?.close();
    this.#line = this.#recogniser = this.#sound = undefined;
    this.#coachHeard = false;
  }

  #happen(event: CallEvent): void {
    const before = this.#view;
    this.#view = callViewAfter(before, event);
    if (this.#view === before) return;
    this.#tend();
    this.#tell();
  }

  /** Turns the microphone on only while it is heard, so that the device's recording indicator is correct. */
  #tend(): void {
    const open = gateOpen(this.#view);
    if (this.#view.stage === 'begun' && !this.#microphone.isRecording)
      this.#microphone.setOn(open && !this.#recogniser);
    this.#recogniser?.setOn(open);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** RMS level above a microphone's own noise. */
const heardLevel = 0.01;
