import { useEffect, useEffectEvent } from 'react';

interface CallControls {
  /** The title shown on a lock screen. */
  title: string;
  artist: string;
  artwork: string;
  muted: boolean;
  toggleMute(): void;
  hangUp(): void;
}

/** TypeScript's list lacks the actions for calls. */
type Action = MediaSessionAction | 'togglemicrophone' | 'hangup';

/** Connects headset buttons and the lock screen: play/pause toggles mute, the call button hangs up. */
export function useMediaSession(active: boolean, controls: CallControls): void {
  const { title, artist, artwork, muted } = controls;
  const toggleMute = useEffectEvent(() => controls.toggleMute());
  const hangUp = useEffectEvent(() => controls.hangUp());

  useEffect(() => {
    const { mediaSession: session } = navigator as { mediaSession?: MediaSession };
    if (!active || !session) return;
    const handle = (action: Action, act: (() => void) | null) => {
      try {
        session.setActionHandler(action as MediaSessionAction, act);
      } catch {
        // This browser does not support the action.
      }
    };
    const actions: [Action, () => void][] = [
      ['play', () => toggleMute()],
      ['pause', () => toggleMute()],
      ['togglemicrophone', () => toggleMute()],
      ['hangup', () => hangUp()],
      ['stop', () => hangUp()],
    ];
    if ('MediaMetadata' in window) {
      session.metadata = new MediaMetadata({ title, artist, artwork: [{ src: artwork, type: 'image/svg+xml' }] });
    }
    session.playbackState = 'playing';
    for (const [action, act] of actions) handle(action, act);
    return () => {
      for (const [action] of actions) handle(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [active, title, artist, artwork]);

  useEffect(() => {
    const { mediaSession } = navigator as { mediaSession?: { setMicrophoneActive?(active: boolean): void } };
    if (active) mediaSession?.setMicrophoneActive?.(!muted);
  }, [active, muted]);
}
