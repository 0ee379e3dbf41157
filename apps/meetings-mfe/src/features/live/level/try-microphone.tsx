import { Mic } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { MicrophoneTrouble } from '@greenroom/conversation/audio-capture';
import { Button, Fine, Icon, Row, Small } from '@greenroom/shared-ui';
import { texts } from '../live-texts.ts';
import { Source } from '../source.ts';
import type { HeardOneself } from './hear-oneself.ts';
import { levelTexts } from './level-texts.ts';
import { MicrophoneLevel } from './microphone-level.tsx';

/** Lets the visitor test their microphone before listening starts; no sound leaves the page. */
export function TryMicrophone(): ReactNode {
  const t = texts.useText();
  const l = levelTexts.useText();
  const [heard, setHeard] = useState<HeardOneself>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<MicrophoneTrouble | 'other'>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useEffect(() => () => heard?.close(), [heard]);

  const hear = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      // Imports the module of the next step, which contains the audio code.
      const { hearOneself } = await import('../during/index.ts');
      const now = await hearOneself(() => setHeard(undefined));
      if (typeof now === 'string') setTrouble(now);
      else if (isHere.current) setHeard(now);
      else now.close();
    } catch {
      // The module failed to load.
      setTrouble('other');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Source between>
        <Row gap={3}>
          <Icon of={Mic} />
          <div>
            <Small as="div">{t('hears.microphone')}</Small>
            <Fine tone={2}>{heard ? l('hears', { name: heard.name }) : t('hears.microphone.about')}</Fine>
            {heard && <MicrophoneLevel read={heard.level} />}
          </div>
        </Row>
        {heard ? (
          <Button size="s" onClick={() => setHeard(undefined)}>
            {l('stop')}
          </Button>
        ) : (
          <Button size="s" busy={busy} onClick={() => void hear()} {...pressed('meeting.microphone')}>
            {l('try')}
          </Button>
        )}
      </Source>
      {trouble && <Fine role="alert">{t(trouble === 'other' ? 'failed.other' : `refused.${trouble}`)}</Fine>}
    </>
  );
}
