import { type RefObject, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePaywall, keepDraft, readDraft } from '@greenroom/auth';
import { bounds, codeOf, pathTo, type RoleplaySession } from '@greenroom/contracts';
import { Link, useNavigate, usePageTitle } from '@greenroom/navigation';
import { Composer, Figures, Fine, Head, Row, SkipLink, TextButton, TextLink } from '@greenroom/shared-ui';
import { wordsLangOf } from '../../shared/scene/index.ts';
import { useRoleplayEndMutation } from '../../shared/roleplay/index.ts';
import { EndScene } from './end-scene.tsx';
import { PauseScene, ScenePaused } from './pause-scene.tsx';
import { PartnerPanel } from './partner-panel.tsx';
import { SceneOver } from './scene-over.tsx';
import { SceneThread } from './scene-thread.tsx';
import { texts } from './session-texts.ts';
import { Foot, FootHint, SessionLayout, Talk, TalkHead } from './session-layout.ts';
import { useSay } from './use-say.ts';

/** From this many remaining characters on, the number is shown. */
const fewLeft = 200;

/** A written scene: the partner, all lines, and the input for the next one. */
export function WrittenSession({ session }: { session: RoleplaySession }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const { userRolePlayUuid, scene, lines, status, paused } = session;
  const place = `box:${userRolePlayUuid}`;
  const [text, setText] = useState(() => readDraft(place));
  const box = useRef<HTMLTextAreaElement>(null);
  const saying = useSay(session);
  /** Number of lines when the person last asked to repeat the last line. */
  const [askedAgain, setAskedAgain] = useState<number>();
  const [endScene, ending] = useRoleplayEndMutation();
  const { outgoing } = saying;
  const over = status === 'ended' || status === 'cancelled';
  const [overBefore] = useState(over);
  const stopped = paused || over;
  useFocusAfterStop(box, stopped);
  usePageTitle(scene.title);

  const write = (next: string) => {
    setText(next);
    keepDraft(place, next);
  };
  const say = () => {
    saying.say(text.trim());
    write('');
  };
  // The button that was pressed disappears.
  const sendAgain = () => {
    saying.again();
    box.current?.focus();
  };
  const takeBack = () => {
    write(saying.takeBack());
    box.current?.focus();
  };
  const end = async () => {
    const { data } = await endScene({ params: { userRolePlayUuid } });
    if (data?.status === 'ended' && data.linesToFeedback === 0)
      await navigate(pathTo('feedback', undefined, { uuid: data.conversationUuid }), { replace: true });
  };
  const { author, care: inCare = false } = lines.at(-1) ?? {};
  const isAnswered = author === 'partner' && !inCare && !outgoing;
  const refused = outgoing?.state === 'failed' ? outgoing.code : undefined;
  return (
    <SessionLayout data-theme="dark">
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <PartnerPanel session={session} />
      <Talk bleed lit={false}>
        <TalkHead>
          <SceneTitle session={session} over={over} />
          {!over && (
            <Row gap={1}>
              {status === 'going-on' && !paused && <PauseScene session={session} />}
              <EndScene ending={ending.isLoading} linesToFeedback={session.linesToFeedback} end={() => void end()} />
            </Row>
          )}
        </TalkHead>
        <SceneThread
          session={session}
          outgoing={outgoing}
          sendAgain={sendAgain}
          takeBack={takeBack}
          onceMore={askedAgain === lines.length && !outgoing}
        />
        <Foot>
          {over ? (
            <SceneOver session={session} takesFocus={!overBefore} />
          ) : paused ? (
            <ScenePaused session={session} />
          ) : (
            <>
              <Composer
                ref={box}
                label={t('yourLine')}
                placeholder={t('yourLine')}
                value={text}
                onChange={write}
                onSend={say}
                sendLabel={t('say')}
                answering={outgoing !== undefined}
                maxLength={bounds.sceneLineLength}
              />
              <BoxHints
                text={text}
                refused={refused}
                endFailure={ending.isError ? codeOf(ending.error) : undefined}
                linesToFeedback={session.linesToFeedback}
                inCare={inCare}
              />
              {isAnswered && <AskAgain ask={() => setAskedAgain(lines.length)} />}
            </>
          )}
        </Foot>
      </Talk>
    </SessionLayout>
  );
}

/** Focuses the input when the scene goes on: it replaces the button that had the focus. */
function useFocusAfterStop(box: RefObject<HTMLTextAreaElement | null>, stopped: boolean): void {
  const stoppedBefore = useRef(stopped);
  useEffect(() => {
    if (stoppedBefore.current && !stopped) box.current?.focus();
    stoppedBefore.current = stopped;
  }, [box, stopped]);
}

/** Asks the partner to repeat the last line. */
function AskAgain({ ask }: { ask(): void }): ReactNode {
  const t = texts.useText();
  return (
    <FootHint tone={3}>
      <TextButton alone type="button" size="fine" onClick={ask}>
        {t('again')}
      </TextButton>
    </FootHint>
  );
}

function SceneTitle({ session, over }: { session: RoleplaySession; over: boolean }): ReactNode {
  const t = texts.useText();
  const { scene, setup, lines, remainingMs } = session;
  return (
    <div>
      <Head as="h1" lang={wordsLangOf(scene)} style={{ fontSize: 21 }}>
        {scene.title}
      </Head>
      <Fine tone={2}>
        <Figures>
          {t('where', {
            difficulty: setup.difficulty,
            line: lines.length,
            minutes: over ? 0 : Math.max(1, Math.round(remainingMs / 60_000)),
          })}
        </Figures>
      </Fine>
    </div>
  );
}

interface BoxHintsProps {
  /** The text in the input. */
  text: string;
  /** Why the last line was rejected. */
  refused: string | undefined;
  /** Why the scene could not be ended. */
  endFailure: string | undefined;
  /** How many more lines the scene needs for notes. */
  linesToFeedback: number;
  /** The last line was answered with help lines: nothing about the scene is said then. */
  inCare: boolean;
}

/** Below the input: what went wrong, how many characters are left, or that the person may take their time. */
function BoxHints({ text, refused, endFailure, linesToFeedback, inCare }: BoxHintsProps): ReactNode {
  const t = texts.useText();
  const paywall = usePaywall();
  const left = bounds.sceneLineLength - text.length;
  return (
    <>
      <Fine tone={3} style={{ marginTop: 10, textAlign: 'center' }} role="status">
        {refused === 'plan_required' && (
          <>
            {t('planEnded')}{' '}
            <TextLink as={Link} to={paywall}>
              {t('plans')}
            </TextLink>
          </>
        )}
        {endFailure !== undefined && t(endFailure === 'offline' ? 'end.offline' : 'end.failed')}
        {refused !== 'plan_required' && endFailure === undefined && left < fewLeft && t('left', { count: left })}
      </Fine>
      {!inCare && refused !== 'plan_required' && endFailure === undefined && left >= fewLeft && (
        <FootHint tone={3}>{t('stay', { count: linesToFeedback })}</FootHint>
      )}
    </>
  );
}
