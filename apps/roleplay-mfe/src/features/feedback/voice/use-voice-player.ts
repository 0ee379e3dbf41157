import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { endpoints, fillPath } from '@greenroom/contracts';

/** What is being played: which line, and from where in it, in ms. */
export interface HeardPlace {
  position: number;
  fromMs: number;
}

export interface VoicePlayer {
  /** What is being played now. */
  playing: HeardPlace | undefined;
  /** The line that could not be played. */
  failed: number | undefined;
  play(place: HeardPlace): void;
  stop(): void;
}

/**
 * Plays lines of a scene, one at a time. The caller renders the media element; the script beside it is its text
 * alternative.
 */
export function useVoicePlayer(userRolePlayUuid: string): {
  player: VoicePlayer;
  element: ComponentPropsWithRef<'audio'>;
} {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<HeardPlace>();
  const [failed, setFailed] = useState<number>();
  const wanted = useRef<HeardPlace>(undefined);

  const stop = () => {
    wanted.current = undefined;
    setPlaying(undefined);
    audio.current?.pause();
  };
  const fail = () => {
    setFailed(wanted.current?.position);
    stop();
  };
  const begin = () => {
    const element = audio.current;
    if (!element || !wanted.current) return;
    element.currentTime = wanted.current.fromMs / 1_000;
    // An abort means that it was stopped, or another line was requested, before it began.
    element.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  };
  const play = (place: HeardPlace) => {
    const element = audio.current;
    if (!element) return;
    wanted.current = place;
    setPlaying(place);
    setFailed(undefined);
    const position = String(place.position);
    const loaded = element.dataset.position === position && !element.error && element.readyState > 0;
    if (loaded) return begin();
    element.dataset.position = position;
    element.src = fillPath(endpoints.roleplayVoice.path, { userRolePlayUuid, position });
    element.load();
  };
  return {
    player: { playing, failed, play, stop },
    element: { ref: audio, preload: 'none', onLoadedMetadata: begin, onEnded: stop, onError: fail },
  };
}
