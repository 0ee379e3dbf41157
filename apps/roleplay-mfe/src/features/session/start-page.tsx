import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { type Store, useDispatch } from '@greenroom/api-client';
import { usePaywall } from '@greenroom/auth';
import { codeOf, logInAddress, paths, pathTo, type RoleplaySession } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { Link, useLocation, useNavigate, usePageTitle } from '@greenroom/navigation';
import {
  Body,
  Button,
  ButtonLink,
  DarkPage,
  Display,
  Fine,
  Lead,
  MarkedWords,
  Row,
  SkipLink,
  Small,
  Stack,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { isClosed, readAnew, useRoleplayBeginMutation, useRoleplayEndMutation } from '../../shared/roleplay/index.ts';
import { playerOf, portraitOf, wordsLangOf } from '../../shared/scene/index.ts';
import { OfRoleplaySession } from './session-page.tsx';
import { texts } from './session-texts.ts';
import { useAutoStart } from './use-auto-start.ts';

/** If it fails to load, no voice is stored. */
const KeepVoice = lazyPart(async () => (await import('./keep-voice.tsx')).KeepVoice, {
  waiting: null,
  failed: () => null,
});

const Wings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 300px) minmax(0, 480px);
  gap: var(--s-7);
  align-items: center;
  padding: var(--s-6) var(--edge);
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-print);
    filter: brightness(0.62) saturate(0.8);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    img {
      max-width: 180px;
    }
  }
`;

/** The start page: the partner, the goal, and a button to cancel. */
export function StartPage({ userRolePlayUuid }: { userRolePlayUuid: string }): ReactNode {
  return (
    <OfRoleplaySession userRolePlayUuid={userRolePlayUuid}>
      {(session) => <Starting session={session} />}
    </OfRoleplaySession>
  );
}

function Starting({ session }: { session: RoleplaySession }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const dispatch = useDispatch<Store['dispatch']>();
  const { userRolePlayUuid, status, scene } = session;
  const [begin, beginning] = useRoleplayBeginMutation();
  const [cancel, cancelling] = useRoleplayEndMutation();
  const [tried, setTried] = useState<'begin' | 'cancel'>();
  const [held, setHeld] = useState(false);
  const ready = useRef<HTMLButtonElement>(null);
  const { partner } = scene;
  const lang = wordsLangOf(scene);
  usePageTitle(t('start.title', { title: scene.title }));

  const aloud = session.setup.medium === 'voice';
  const raise = useCallback(async () => {
    // A spoken scene begins with its call.
    if (aloud) return navigate(pathTo('session', undefined, { uuid: userRolePlayUuid }), { replace: true });
    setTried('begin');
    const { error } = await begin({ params: { userRolePlayUuid } });
    // The scene is over; reloading tells how.
    if (error && codeOf(error) === 'conflict') await dispatch(readAnew(userRolePlayUuid));
  }, [aloud, begin, dispatch, navigate, userRolePlayUuid]);
  // The scene does not start by itself while the person is asked something or tried to leave.
  const goesUp = status === 'ready' && !aloud && tried === undefined && !held;
  useAutoStart(goesUp, raise);

  useWayOn(session);
  const set = settingOf(scene);
  const hold = () => {
    setHeld(true);
    // The button that was pressed disappears.
    ready.current?.focus();
  };
  const leave = async () => {
    setTried('cancel');
    const { data } = await cancel({ params: { userRolePlayUuid } });
    if (data) return navigate(set, { replace: true });
    // Cancelling may have succeeded with only the reply lost.
    await dispatch(readAnew(userRolePlayUuid));
  };
  const refused = beginning.isError ? codeOf(beginning.error) : undefined;
  const closed = isClosed(refused);
  const failed = tried === 'cancel' ? cancelling.error : beginning.error;
  // The page shows its own text for a scene that is over.
  const trouble = status === 'ready' && failed && refused !== 'conflict' && codeOf(failed);
  return (
    <DarkPage bleed lit={false} data-theme="dark">
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Wings>
        <img src={portraitOf(partner)} alt="" />
        <Stack gap={4} start>
          <Small tone={2} role="status">
            {t(status === 'cancelled' ? 'start.cancelled' : held || trouble ? 'start.held' : 'start.starting')}
          </Small>
          <Display lang={lang}>{scene.title}</Display>
          <AboutScene scene={scene} />
          {aloud && status === 'ready' && <KeepVoice session={session} speaking={false} />}
          {trouble && <StartTrouble trouble={trouble} cancelling={tried === 'cancel'} />}
          <Row gap={3} wrap>
            {status === 'cancelled' || refused === 'conflict' ? (
              <ButtonLink variant="primary" as={Link} to={set}>
                {t('over.setAgain')}
              </ButtonLink>
            ) : closed ? (
              <OpenAgain loggedOut={refused === 'not_authenticated'} />
            ) : (
              <>
                <Button
                  variant="primary"
                  ref={ready}
                  busy={beginning.isLoading}
                  busyLabel={t('start.busy')}
                  onClick={() => void raise()}
                  {...pressed('scene.start')}
                >
                  {t(refused === undefined ? 'start.now' : 'start.again')}
                </Button>
                {goesUp && (
                  <Button variant="quiet" onClick={hold}>
                    {t('start.hold')}
                  </Button>
                )}
                <Button variant="quiet" busy={cancelling.isLoading} onClick={() => void leave()}>
                  {t('start.cancel')}
                </Button>
              </>
            )}
          </Row>
          <Fine tone={3}>{t(scene.opens === 'you' ? 'start.youOpen' : 'start.theyOpen')}</Fine>
        </Stack>
      </Wings>
    </DarkPage>
  );
}

/** Leads to what is missing: to the log-in page, or to the plans. */
function OpenAgain({ loggedOut }: { loggedOut: boolean }): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  const paywall = usePaywall();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink variant="primary" as={Link} to={loggedOut ? logInAddress(pathname + search) : paywall}>
      {loggedOut ? ofApp('loggedOut.logIn') : t('plans')}
    </ButtonLink>
  );
}

/** The partner and the goal. */
function AboutScene({ scene }: Pick<RoleplaySession, 'scene'>): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  const { partner, goal } = scene;
  const player = playerOf(partner);
  const lang = wordsLangOf(scene);
  return (
    <>
      <Lead>
        {partner.role === partner.name ? (
          t('start.meetRole', { name: partner.name })
        ) : (
          <MarkedWords
            in={t('start.meet', { name: partner.name, role: partner.role })}
            words={partner.role}
            lang={lang}
          />
        )}
      </Lead>
      {goal !== '' && (
        <Body tone={2}>
          <MarkedWords in={t('goal', { goal })} words={goal} lang={lang} />
        </Body>
      )}
      {player && <Fine tone={3}>{ofApp('playedBy', { name: player.name })}</Fine>}
    </>
  );
}

/** Returns the page where the scene is set up. */
const settingOf = (scene: RoleplaySession['scene']) =>
  scene.slug === null
    ? paths.customScenario
    : pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug });

/** Leads to the session page once the scene has begun, and to the feedback once it has ended. */
function useWayOn({ status, userRolePlayUuid, conversationUuid }: RoleplaySession): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'going-on')
      void navigate(pathTo('session', undefined, { uuid: userRolePlayUuid }), { replace: true });
    if (status === 'ended') void navigate(pathTo('feedback', undefined, { uuid: conversationUuid }), { replace: true });
  }, [status, navigate, userRolePlayUuid, conversationUuid]);
}

interface StartTroubleProps {
  trouble: ReturnType<typeof codeOf>;
  /** Cancelling failed; otherwise beginning did. */
  cancelling: boolean;
}

function StartTrouble({ trouble, cancelling }: StartTroubleProps): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  const said = () => {
    if (!cancelling && trouble === 'plan_required') return t('planEnded');
    if (trouble === 'not_authenticated') return ofApp('loggedOut');
    if (trouble === 'offline') return t('start.offline');
    return t(cancelling ? 'start.notCancelled' : 'start.failed');
  };
  return (
    <Small tone="bad" role="alert">
      {said()}
    </Small>
  );
}
