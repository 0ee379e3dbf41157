import { Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Fine, Icon } from '@greenroom/shared-ui';
import { clock } from '@greenroom/speech-feedback';
import { texts } from '../feedback-texts.ts';

import type { VoicePlayer } from './use-voice-player.ts';

interface HearFromProps {
  player: VoicePlayer;
  position: number;
  /** Start of a mark in the line, in ms; left out, the whole line is played. */
  markAtMs?: number;
  durationMs: number;
}

/** Plays the person's own voice in a line, from its beginning or from a mark; pressed again, it stops. */
export function HearFrom({ player, position, markAtMs, durationMs }: HearFromProps): ReactNode {
  const t = texts.useText();
  const { playing, failed, play, stop } = player;
  const fromMs = markAtMs ?? 0;
  const isOn = playing?.position === position && playing.fromMs === fromMs;
  const label =
    markAtMs === undefined
      ? t('voice.line', { position, length: clock(durationMs) })
      : t('voice.mark', { position, at: clock(markAtMs) });
  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        aria-label={isOn ? t('voice.stopLine', { position }) : label}
        onClick={() => (isOn ? stop() : play({ position, fromMs }))}
      >
        <Icon of={isOn ? Square : Play} />
        {isOn
          ? t('voice.stop')
          : t('voice.hear', { time: clock(markAtMs ?? durationMs), part: markAtMs === undefined ? 'line' : 'mark' })}
      </Button>
      {failed === position && markAtMs === undefined && (
        <Fine tone="bad" role="alert">
          {t('voice.failed')}
        </Fine>
      )}
    </div>
  );
}
