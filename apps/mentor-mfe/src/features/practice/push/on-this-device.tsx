import { BellOff, BellRing, CircleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { codeOf, type Practice } from '@greenroom/contracts';
import { Button, Row, Small, Stack, Tag } from '@greenroom/shared-ui';
import { practiceMessages } from '../messages/index.ts';
import { usePracticeDeviceForgetMutation, usePracticeDeviceKeepMutation } from '../practice-api.ts';
import { type BrowserPush, browserPush, type PushStatus } from './browser-push.ts';

interface OnThisDeviceProps {
  push: Practice['push'];
  browser?: BrowserPush;
}

/**
 * Turns reminders on this device on and off. Permission is requested only on a click, and the browser's state is shown
 * as it is.
 */
export function OnThisDevice({ push: { publicKey, devices }, browser = browserPush }: OnThisDeviceProps): ReactNode {
  const t = practiceMessages.useText();
  const [keep] = usePracticeDeviceKeepMutation();
  const [forget] = usePracticeDeviceForgetMutation();
  const [standing, setStanding] = useState<PushStatus>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    let here = true;
    const say = (found: PushStatus) => here && setStanding(found);
    browser.standing(devices).then(say, () => say('none'));
    return () => {
      here = false;
    };
  }, [browser, devices]);

  const doing = async (act: () => Promise<void>) => {
    setFailed(undefined);
    setBusy(true);
    await act().catch((error: unknown) => setFailed(codeOf(error)));
    setBusy(false);
  };
  const turnOn = () =>
    doing(async () => {
      const made = await browser.subscribe(publicKey);
      const { endpoint, keys: { p256dh, auth } = {} } = made ?? {};
      if (endpoint && p256dh && auth) await keep({ body: { endpoint, keys: { p256dh, auth } } }).unwrap();
      else setStanding(await browser.standing(devices));
    });
  const turnOff = () =>
    doing(async () => {
      const endpoint = await browser.unsubscribe();
      setStanding('off');
      if (endpoint) await forget({ body: { endpoint } }).unwrap();
    });
  if (standing === undefined) return null;
  return (
    <Stack gap={2}>
      <Small tone={2}>{t(`push.${standing}`)}</Small>
      {(standing === 'on' || standing === 'off') && (
        <Row wrap gap={3}>
          <Button
            variant="plain"
            size="s"
            busy={busy}
            busyLabel={t('push.asking')}
            onClick={() => void (standing === 'on' ? turnOff() : turnOn())}
          >
            {t(standing === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
          <span role="status">
            <Tag icon={standing === 'on' ? BellRing : BellOff}>{t(standing === 'on' ? 'push.isOn' : 'push.isOff')}</Tag>
          </span>
        </Row>
      )}
      <span role="alert">
        {failed !== undefined && (
          <Tag icon={CircleAlert} tone="bad">
            {t(failed === 'offline' ? 'offline' : 'push.failed')}
          </Tag>
        )}
      </span>
    </Stack>
  );
}
