import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithRef } from 'react';
import { askWhy, makeReady, type Trouble } from './ask-why.ts';
import { atStart, lengthsOf, placeAt, type Place, positionOf, totalOf } from './timeline.ts';

/** `waits`: it will play once its audio has loaded. */
export type DeckStatus = 'rests' | 'waits' | 'plays' | 'over';

export interface Deck {
  status: DeckStatus;
  trouble: Trouble | undefined;
  place: Place;
  /** Position in the whole, in seconds. */
  position: number;
  total: number;
  /** Whether `total` is exact rather than an estimate. */
  exact: boolean;
  speed: number;
  play(): void;
  pause(): void;
  /** Seeks to a position in the whole, in seconds. */
  seek(position: number): void;
  skip(seconds: number): void;
  setSpeed(speed: number): void;
}

interface DeckSettings {
  parts: readonly { estimatedMs: number }[];
  addressOf(part: number): string;
  start: Place;
  speed: number;
  onTurn(turn: 'plays' | 'rests' | 'ends', at: { position: number; total: number; speed: number }): void;
  onPlace(place: Place | undefined): void;
}

/** Plays parts one after the other as a whole, on one media element, which has to be on the page. */
export function useDeck({ parts, addressOf, start, speed: firstSpeed, onTurn, onPlace }: DeckSettings): {
  deck: Deck;
  element: ComponentPropsWithRef<'audio'>;
} {
  const audio = useRef<HTMLAudioElement>(null);
  const loaded = useRef<number>(undefined);
  /** Position to seek to once the length is known. */
  const begin = useRef(0);
  const [status, setStatus] = useState<DeckStatus>('rests');
  const [trouble, setTrouble] = useState<Trouble>();
  const [place, setPlace] = useState(start);
  const [heard, setHeard] = useState<Readonly<Record<number, number>>>({});
  const [speed, setSpeed] = useState(firstSpeed);
  const lengths = lengthsOf(parts, heard);
  const position = positionOf(lengths, place);
  const total = totalOf(lengths);

  const turn = (what: 'plays' | 'rests' | 'ends', at = position) => onTurn(what, { position: at, total, speed });
  useLeaving(() => turn('rests'));

  const go = (to: Place, sounding: boolean) => {
    const element = audio.current;
    if (!element) return;
    setPlace(to);
    onPlace(to);
    if (status === 'over') setStatus('rests');
    if (loaded.current === to.part && element.readyState > 0) element.currentTime = to.seconds;
    else {
      begin.current = to.seconds;
      if (loaded.current !== to.part || element.error) element.src = addressOf(to.part);
      loaded.current = to.part;
    }
    if (!sounding) return;
    setTrouble(undefined);
    setStatus('waits');
    playOn(element, () => setStatus('rests'));
  };
  const rest = () => {
    setStatus('rests');
    turn('rests');
    onPlace(place);
  };
  const sounds = status === 'plays' || status === 'waits';
  const deck: Deck = {
    ...{ status, trouble, place, position, total, speed },
    exact: parts.every((_, part) => heard[part] !== undefined),
    play: () => go(status === 'over' ? atStart : place, true),
    pause() {
      audio.current?.pause();
      if (status === 'waits') rest();
    },
    seek: (to) => go(placeAt(lengths, to), sounds),
    skip: (seconds) => go(placeAt(lengths, position + seconds), sounds),
    setSpeed(next) {
      setSpeed(next);
      keepTo(next, audio.current);
    },
  };

  const element: ComponentPropsWithRef<'audio'> = {
    ref: audio,
    preload: 'auto',
    onLoadedMetadata({ currentTarget }) {
      const part = loaded.current ?? 0;
      setHeard((before) => ({ ...before, [part]: currentTarget.duration }));
      keepTo(speed, currentTarget);
      if (begin.current > 0) currentTarget.currentTime = begin.current;
      begin.current = 0;
    },
    onPlaying() {
      setStatus('plays');
      turn('plays');
      const next = (loaded.current ?? 0) + 1;
      if (next < parts.length) makeReady(addressOf(next));
    },
    onWaiting: () => sounds && setStatus('waits'),
    onTimeUpdate({ currentTarget }) {
      if (currentTarget.seeking || currentTarget.readyState === 0 || begin.current > 0) return;
      const now = { part: loaded.current ?? 0, seconds: currentTarget.currentTime };
      setPlace(now);
      if (Math.floor(now.seconds) !== Math.floor(place.seconds)) onPlace(now);
    },
    // Also fires on a pause by the lock screen or another app; at its end a part pauses before it fires `ended`.
    onPause: ({ currentTarget }) => !currentTarget.ended && status !== 'over' && rest(),
    onEnded() {
      const next = (loaded.current ?? 0) + 1;
      if (next < parts.length) return go({ part: next, seconds: 0 }, true);
      setStatus('over');
      turn('ends', total);
      onPlace(undefined);
    },
    onError() {
      const failed = loaded.current ?? 0;
      setStatus('rests');
      turn('rests');
      void askWhy(addressOf(failed)).then((why) => loaded.current === failed && setTrouble(why));
    },
  };
  return { deck, element };
}

/** Sets the speed; the default rate applies to the next part. */
function keepTo(speed: number, element: HTMLMediaElement | null): void {
  if (!element) return;
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

/** Plays; calls `onForbidden` when the browser blocks audio before a user gesture. */
function playOn(element: HTMLMediaElement, onForbidden: () => void): void {
  // Another rejection means that a pause or another part interrupted the start, which is handled there.
  element.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') onForbidden();
  });
}

/** Calls `leave` on unmount. */
function useLeaving(leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => () => onLeave(), []);
}
