import styled from '@emotion/styled';
import { Circle, CircleCheck, Power, PowerOff, Square } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { below, Button, Fine, Head, Icon, Row, Small, Stack } from '@greenroom/shared-ui';
import { clock } from '@greenroom/speech-notes';
import type { LiveView } from '../listen/live-client.ts';
import type { Entered } from '../live-stage.tsx';
import { texts } from '../live-texts.ts';
import { LiveFigures } from './live-figures.tsx';
import { Nudge } from './nudge.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  max-width: 560px;
  margin-block: var(--s-5) var(--s-6);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface-1) radial-gradient(420px 260px at 0 0, var(--accent-wash), transparent 75%);
  box-shadow: var(--shadow-2);
  ${below.sm} {
    margin-inline: calc(-1 * var(--s-2));
  }
`;

const Inside = styled(Stack)`
  padding: var(--s-4) var(--s-5) var(--s-5);
`;

const Foot = styled(Row)`
  padding: 14px var(--s-5) var(--s-5);
  border-top: 1px solid var(--line);
  > * {
    flex: 1;
  }
`;

const Breath = styled.span`
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--text-3);
  &[data-on] {
    background: var(--accent);
    animation: breath var(--t-breath) ease-in-out infinite;
  }
  @keyframes breath {
    50% {
      opacity: 0.35;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
  }
`;

const Goal = styled.button`
  display: grid;
  grid-template-columns: 22px 1fr;
  gap: 10px;
  width: 100%;
  min-height: var(--tap);
  align-items: center;
  border: 0;
  border-top: 1px solid var(--line);
  padding: 8px 0;
  background: none;
  color: var(--text);
  font-size: var(--fs-small);
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] {
    color: var(--text-3);
    text-decoration: line-through;
  }
`;

interface PanelProps {
  entered: Pick<Entered, 'title' | 'goals'>;
  view: LiveView;
  /** It could not be ended. */
  trouble: boolean;
  onOff(): void;
  onOn(): void;
  onEnd(): void;
}

/** What Prompter shows while a meeting goes on. It is to be seen alone: nothing of it is ever heard. */
export function Panel({ entered: { title, goals }, view, trouble, onOff, onOn, onEnd }: PanelProps): ReactNode {
  const t = texts.useText();
  const { state, live, words, others } = view;
  const isOn = state.status === 'listening' && state.line === 'open';
  const isBusy = state.status === 'starting' || state.status === 'ending';
  return (
    <Frame aria-label={t('prompter')}>
      <Inside gap={2}>
        <Head as="h1">
          {t('prompter')}{' '}
          <Small as="span" tone={2}>
            {t('prompter.who')}
          </Small>
        </Head>
        <Row gap={2} role="status">
          <Breath data-on={isOn || undefined} aria-hidden="true" />
          <Fine tone={2}>{t(`state.${stateName(state)}`)}</Fine>
        </Row>
        <Fine tone={3}>
          {title} {live && clock(live.atMs)}
        </Fine>
        {others.length > 0 && <Fine tone={3}>{t('others', { names: others.join(', ') })}</Fine>}
      </Inside>
      <Inside gap={5}>
        {state.status === 'refused' && <Small role="alert">{t(`refused.${state.trouble}`)}</Small>}
        {state.status === 'failed' && <Small role="alert">{t(`failed.${state.why}`)}</Small>}
        {trouble && <Small role="alert">{t('failed.other')}</Small>}
        {live && <Nudge nudge={live.nudge} atMs={live.atMs} />}
        {live && <LiveFigures live={live} alone={others.length === 0 && live.shares.every(({ you }) => you)} />}
        {!words && <Fine tone={2}>{t('words.off')}</Fine>}
        {goals.length > 0 && (
          <div>
            <Small tone={2}>{t('goals')}</Small>
            {goals.map((goal) => (
              <Ticked key={goal} goal={goal} />
            ))}
          </div>
        )}
        <Fine tone={3}>{t('tell')}</Fine>
      </Inside>
      <Foot gap={2}>
        {state.status === 'listening' || state.status === 'starting' ? (
          <Button size="s" onClick={onOff}>
            <Icon of={PowerOff} />
            {t('off')}
          </Button>
        ) : (
          <Button size="s" disabled={isBusy} onClick={onOn}>
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

/** A line of what one came to say, ticked by oneself. */
function Ticked({ goal }: { goal: string }): ReactNode {
  const [done, setDone] = useState(false);
  return (
    <Goal type="button" aria-pressed={done} onClick={() => setDone(!done)}>
      <Icon of={done ? CircleCheck : Circle} />
      <span>{goal}</span>
    </Goal>
  );
}

function stateName(state: LiveView['state']): 'starting' | 'listening' | 'lost' | 'off' | 'ending' {
  if (state.status === 'listening') return state.line === 'open' ? 'listening' : 'lost';
  return state.status === 'starting' || state.status === 'ending' ? state.status : 'off';
}
