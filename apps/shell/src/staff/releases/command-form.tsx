import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { ApiError } from '@greenroom/api-client';
import { bounds, type ReleasedApp } from '@greenroom/contracts';
import { Body, Button, Card, Field, Fine, Head, Row, Stack, TextArea, Tick } from '@greenroom/shared-ui';
import { useStaffReleaseCommandMutation, useStaffReleasesQuery } from '../staff-api.ts';
import { words } from '../words.ts';
import { Meanwhile } from './meanwhile.tsx';
import { RampFields } from './ramp-fields.tsx';
import { firstRamp, readRamp } from './read-ramp.ts';
import { olderThanUsual, usualOf } from './ramps.ts';
import { ReturnedWarning } from './returned-warning.tsx';
import { versionOf, type Wish } from './wish.ts';

interface CommandFormProps {
  app: ReleasedApp;
  wish: Wish;
  close(): void;
}

/** A form for a release command: asks for a reason and further values, explains the effect, and sends it. */
export function CommandForm({ app, wish, close }: CommandFormProps): ReactNode {
  const t = words.useText();
  const title = useId();
  const reason = useFocusUntilClosed();
  const [why, setWhy] = useState('');
  const [ramp, setRamp] = useState(firstRamp);
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const [opened] = useState(app.revision);
  /** The revision the user decided on. After a conflict it includes the changes shown. */
  const [seen, setSeen] = useState(app.revision);
  const [send, { error, isLoading }] = useStaffReleaseCommandMutation();
  const { refetch } = useStaffReleasesQuery();
  const rampRead = readRamp(ramp);
  const mustBeSure = wish.command === 'kill' || wish.command === 'retire';
  const missing = why.trim() === '' || (wish.command === 'ramp' && 'wrong' in rampRead) || (mustBeSure && !sure);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing) return;
    const common = { app: app.name, revision: seen, why: why.trim() };
    const body =
      wish.command === 'ramp' && !('wrong' in rampRead) ? { ...wish, ...common, ...rampRead } : { ...wish, ...common };
    const { error: refused } = await send({ body } as Parameters<typeof send>[0]);
    if (!refused) return close();
    if ((refused as Partial<ApiError>).code !== 'conflict') return;
    const { data } = await refetch();
    setSeen(data?.apps.find(({ name }) => name === app.name)?.revision ?? seen);
  };

  const of = {
    app: app.name,
    version: versionOf(wish),
    before: beforeOf(app, wish),
    usual: usualOf(app)?.version ?? '',
  };
  return (
    <Card
      pad
      as="form"
      aria-labelledby={title}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      <Stack gap={4}>
        <Head as="h3" id={title}>
          {t(`releases.${wish.command}Title`, of)}
        </Head>
        <Body tone={2}>{t(isLast(app, wish) ? 'releases.killLastText' : `releases.${wish.command}Text`, of)}</Body>
        <ReturnedWarning app={app} wish={wish} />
        <div role="alert">
          {error !== undefined && <Meanwhile app={app} since={opened} error={error as Partial<ApiError>} />}
        </div>
        <Field
          label={t('releases.whyLabel')}
          hint={t('releases.whyHint')}
          error={tried && why.trim() === '' && t('releases.whyMissing')}
        >
          <TextArea
            ref={reason}
            rows={2}
            value={why}
            maxLength={bounds.releaseReasonLength}
            onChange={({ target }) => setWhy(target.value)}
          />
        </Field>
        {wish.command === 'ramp' && <RampFields fields={ramp} tried={tried} onChange={setRamp} />}
        {mustBeSure && (
          <Tick
            checked={sure}
            onChange={({ target }) => setSure(target.checked)}
            error={tried && !sure && t('releases.killUnsure')}
          >
            {t(`releases.${wish.command}Sure`, of)}
          </Tick>
        )}
        {wish.command !== 'kill' && <Fine tone={2}>{t('releases.openPages')}</Fine>}
        <Row wrap>
          <Button type="submit" busy={isLoading} busyLabel={t('releases.sending')}>
            {t(`releases.${wish.command}Send`, of)}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('releases.leave')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** Returns whether a release is killed without a replacement, which retires the app. */
const isLast = (app: ReleasedApp, wish: Wish) =>
  wish.command === 'kill' && versionOf(wish) === usualOf(app)?.version && !olderThanUsual(app);

/** Returns the release that visitors get after a command takes one away. */
function beforeOf(app: ReleasedApp, wish: Wish): string {
  const usual = usualOf(app)?.version;
  const goesBack =
    wish.command === 'rollback' &&
    app.ramp?.stable !== undefined &&
    app.ramp.stable === usual &&
    app.ramp.endedAt === null;
  const takesAnother = wish.command === 'kill' && versionOf(wish) !== usual;
  return (goesBack || takesAnother ? usual : olderThanUsual(app)?.version) ?? '';
}

/** Returns a ref whose field gets the focus; the focus returns to where it was when the field is removed. */
function useFocusUntilClosed(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return field;
}
