import { useEffect, useEffectEvent } from 'react';
import type { Deck } from './use-deck.ts';

/** The texts shown on a lock screen. */
export interface Label {
  title: string;
  artist: string;
  artwork: string;
  /** Language of the audio. */
  language: 'en' | 'de';
}

/** Seconds skipped by a key or a button. */
export const stride = 15;

/** Connects headset buttons, media keys and the lock screen, once playback has started. */
export function useMediaKeys({ title, artist, artwork }: Label, deck: Deck): void {
  const { status, position, total, speed } = deck;
  const begun = status !== 'rests' || position > 0;
  const act = useEffectEvent(({ action, seekOffset, seekTime }: MediaSessionActionDetails) => {
    if (action === 'play') deck.play();
    if (action === 'pause' || action === 'stop') deck.pause();
    if (action === 'seekbackward') deck.skip(-(seekOffset ?? stride));
    if (action === 'seekforward') deck.skip(seekOffset ?? stride);
    if (action === 'seekto' && seekTime !== undefined) deck.seek(seekTime);
  });

  useEffect(() => {
    const session = sessionHere();
    if (!session || !begun) return;
    const actions: MediaSessionAction[] = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'];
    const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // This browser does not support the action.
      }
    };
    if ('MediaMetadata' in window)
      session.metadata = new MediaMetadata({ title, artist, artwork: [{ src: artwork, type: 'image/svg+xml' }] });
    for (const action of actions) handle(action, (details) => act(details));
    return () => {
      for (const action of actions) handle(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [begun, title, artist, artwork]);

  const second = Math.floor(position);
  useEffect(() => {
    const session = sessionHere();
    if (!session || !begun) return;
    session.playbackState = status === 'plays' || status === 'waits' ? 'playing' : 'paused';
    if (total > 0)
      session.setPositionState?.({ duration: total, position: Math.min(second, total), playbackRate: speed });
  }, [begun, status, second, total, speed]);
}

const sessionHere = () => (navigator as { mediaSession?: MediaSession }).mediaSession;
