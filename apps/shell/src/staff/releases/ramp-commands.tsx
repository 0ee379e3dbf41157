import { Pause, Play, PowerOff, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReleasedApp } from '@greenroom/contracts';
import { Button, Icon, Row } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { isOn, olderThanUsual, usualOf } from './ramps.ts';
import type { Wish } from './wish.ts';

interface RampCommandsProps {
  app: ReleasedApp;
  onWish(wish: Wish): void;
}

/** Buttons for the current ramp; without one, to roll back to the previous release and to retire the app. */
export function RampCommands({ app, onWish }: RampCommandsProps): ReactNode {
  const t = words.useText();
  const { ramp } = app;
  const on = ramp && isOn(ramp) ? ramp : undefined;
  const before = on ? on.stable : olderThanUsual(app)?.version;
  return (
    <Row wrap>
      {on &&
        (on.state === 'paused' ? (
          <Button onClick={() => onWish({ command: 'resume' })}>
            <Icon of={Play} />
            {t('releases.resume')}
          </Button>
        ) : (
          <Button onClick={() => onWish({ command: 'pause' })}>
            <Icon of={Pause} />
            {t('releases.pause')}
          </Button>
        ))}
      {before !== undefined && (
        <Button onClick={() => onWish({ command: 'rollback' })}>
          <Icon of={Undo2} />
          {t('releases.rollback', { version: before })}
        </Button>
      )}
      {on && (
        <Button variant="primary" onClick={() => onWish({ command: 'promote', version: on.version })}>
          {t('releases.promote')}
        </Button>
      )}
      {!on && app.name !== 'shell' && usualOf(app) && (
        <Button variant="quiet" onClick={() => onWish({ command: 'retire' })}>
          <Icon of={PowerOff} />
          {t('releases.retire', { app: app.name })}
        </Button>
      )}
    </Row>
  );
}
