import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { usePersonChange } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { usePageTitle } from '@greenroom/navigation';
import { Button, Display, Lead, Page as Frame, IllustratedPage } from '@greenroom/shared-ui';
import { useStaffEnterMutation } from './staff-api.ts';
import { words } from './words.ts';

const Text = styled(Lead)`
  margin: var(--s-5) 0 var(--s-6);
`;

type Entering = 'going' | 'spent' | 'notHere' | 'offline' | 'missing';

/** Target of a demo's one-time link: redeems the token and signs the user in. */
export function EnterPage(): ReactNode {
  const t = words.useText();
  const { came } = usePersonChange();
  const [enter] = useStaffEnterMutation();
  const [entering, setEntering] = useState<Entering>('going');
  const token = useRef<string | undefined>(undefined);
  usePageTitle(t('enter.title'));

  const go = useCallback(async () => {
    if (!token.current) return setEntering('missing');
    setEntering('going');
    const { error } = await enter({ body: { token: token.current } });
    if (error) return setEntering(problemOf('code' in error ? error.code : undefined));
    await came();
    // A full page load, because that document's policy allows emails to be framed.
    window.location.replace(paths.staff);
  }, [enter, came]);

  useEffect(() => {
    // A token is valid once, however often React renders.
    if (token.current !== undefined) return;
    token.current = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
    window.history.replaceState(window.history.state, '', paths.staffEnter);
    void go();
  }, [go]);

  return (
    <Frame bleed>
      <IllustratedPage art="/assets/art/stairs.svg">
        <Display>{t('enter.title')}</Display>
        <Text role="status">{t(`enter.${entering}`)}</Text>
        {entering === 'offline' && (
          <Button variant="primary" onClick={() => void go()}>
            {t('enter.again')}
          </Button>
        )}
      </IllustratedPage>
    </Frame>
  );
}

function problemOf(code: string | undefined): Entering {
  if (code === 'unprocessable') return 'spent';
  return code === 'not_found' ? 'notHere' : 'offline';
}
