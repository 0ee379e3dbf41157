import { PanelRightClose, PanelRightOpen, Power, PowerOff, Square } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { Button, Fine, Head, Icon, IconButton, Row, Small } from '@greenroom/shared-ui';
import { clock } from '@greenroom/speech-feedback';
import type { LiveView } from '../listen/live-client.ts';
import { texts } from '../live-texts.ts';
import type { Entered } from '../live-context.ts';
import { MicrophoneLevel } from '../level/microphone-level.tsx';
import { LiveFigures } from './live-figures.tsx';
import { Nudge } from './nudge.tsx';
import { ListeningDot, Foot, Frame, Inside } from './panel-look.ts';
import { Ticked } from './ticked.tsx';

interface PanelProps {
  entered: Pick<Entered, 'title' | 'goals'>;
  view: LiveView;
  /** Whether ending the meeting failed. */
  trouble: boolean;
  /** The current level of the visitor's microphone, 0 to 1. */
  level(): number;
  muted: boolean;
  /** The sources being heard, and those that could be added. */
  sources?: ReactNode;
  onOff(): void;
  onOn(): void;
  onEnd(): void;
}

/** What Prompter, the silent meeting coach, shows during a meeting. It never makes a sound. */
export function Panel(props: PanelProps): ReactNode {
  const { entered, view, trouble, level, muted, sources, onOff, onOn, onEnd } = props;
  const { title, goals } = entered;
  const t = texts.useText();
  const [folded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappeared with the form, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  const { state, live, words, others } = view;
  const isOn = state.status === 'listening' && state.line === 'open';
  const isBusy = state.status === 'starting' || state.status === 'ending';
  return (
    <Frame aria-label={t('prompter')}>
      <Inside gap={2}>
        <Row between align="start">
          <Head as="h1" ref={heading} tabIndex={-1}>
            {t('prompter')}{' '}
            <Small as="span" tone={2} style={{ fontFamily: 'var(--font-text)' }}>
              {t('prompter.who')}
            </Small>
          </Head>
          <IconButton
            icon={folded ? PanelRightOpen : PanelRightClose}
            label={t(folded ? 'unfold' : 'fold')}
            onClick={() => setFolded(!folded)}
          />
        </Row>
        <Row gap={2}>
          <ListeningDot data-on={isOn || undefined} aria-hidden="true" />
          <Fine as="span" tone={2} role="status">
            {t(`state.${stateName(state)}`)}
          </Fine>
          {live && (
            <Fine as="span" tone={2} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {clock(live.atMs)}
            </Fine>
          )}
        </Row>
        {state.status === 'listening' && <MicrophoneLevel read={level} muted={muted} />}
        <Fine tone={3}>{title}</Fine>
        {others.length > 0 && <Fine tone={3}>{t('others', { names: others.join(', ') })}</Fine>}
      </Inside>
      <Inside gap={5}>
        {state.status === 'refused' && <Small role="alert">{t(`refused.${state.trouble}`)}</Small>}
        {state.status === 'failed' && <Small role="alert">{t(`failed.${state.why}`)}</Small>}
        {trouble && <Small role="alert">{t('failed.other')}</Small>}
        {live && <Nudge nudge={live.nudge} atMs={live.atMs} />}
        {!folded && live && (
          <LiveFigures live={live} alone={others.length === 0 && live.shares.every(({ you }) => you)} />
        )}
        {!words && <Fine tone={2}>{t('words.off')}</Fine>}
        {!folded && sources}
        {!folded && goals.length > 0 && (
          <div>
            <Small tone={2} style={{ marginBottom: 10 }}>
              {t('goals')}
            </Small>
            {goals.map((goal) => (
              <Ticked key={goal} goal={goal} />
            ))}
          </div>
        )}
        {!folded && <Fine tone={3}>{t('tell')}</Fine>}
      </Inside>
      <Foot gap={2}>
        {state.status === 'listening' || state.status === 'starting' ? (
          <Button size="s" onClick={onOff} {...pressed('meeting.off')}>
            <Icon of={PowerOff} />
            {t('off')}
          </Button>
        ) : (
          <Button size="s" disabled={isBusy} onClick={onOn} {...pressed('meeting.on')}>
            <Icon of={Power} />
            {t('on')}
          </Button>
        )}
        <Button size="s" disabled={isBusy} onClick={onEnd} {...pressed('meeting.end')}>
          <Icon of={Square} />
          {t('end')}
        </Button>
      </Foot>
    </Frame>
  );
}

function stateName(state: LiveView['state']): 'starting' | 'listening' | 'lost' | 'off' | 'ending' {
  if (state.status === 'listening') return state.line === 'open' ? 'listening' : 'lost';
  return state.status === 'starting' || state.status === 'ending' ? state.status : 'off';
}
