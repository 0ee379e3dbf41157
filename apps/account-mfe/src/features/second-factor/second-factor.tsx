import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, Message, sayFailure } from '@greenroom/account-forms';
import type { Factor } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { BusyText, Button, ButtonLink, Row, Stack, TextButton, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { factorMessages } from '../../shared/second-factor/index.ts';
import { AuthPage, useAuthPage } from '../../shared/auth-page/index.ts';
import { passkeysWork } from '../../shared/passkey/index.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { useAuthFactorsPendingQuery } from './second-factor-api.ts';

/** The step between the password, or a provider, and the session: one of the account's second factors. */
export function SecondFactor(): ReactNode {
  const t = messages.useText();
  const factorText = factorMessages.useText();
  const { to } = useAuthPage();
  // Request them only once: after the factor was accepted, no log-in is pending.
  const [factors, setFactors] = useState<readonly Factor[]>();
  const { data, error, isFetching, refetch } = useAuthFactorsPendingQuery(undefined, { skip: factors !== undefined });
  if (data && !factors) setFactors(data.factors);
  const [late, setLate] = useState(false);
  const failure = isFetching || factors ? undefined : failureOf(error);
  const tooLate = late || failure?.code === 'unprocessable';
  return (
    <AuthPage
      words={{
        title: factorText('factor.title'),
        heading: factorText('factor.heading'),
        lead: factorText('factor.lead'),
      }}
    >
      {tooLate ? (
        <Stack gap={5} start>
          <Message data-tone="warn" role="status">
            {t('sentence.logInTooLate')}
          </Message>
          <ButtonLink variant="primary" as={Link} to={to('login')}>
            {t('logIn.send')}
          </ButtonLink>
        </Stack>
      ) : (
        <>
          {isFetching && !factors && <BusyText>{factorText('factor.loading')}</BusyText>}
          {failure && (
            <Row wrap between>
              <FormNotice failure={sayFailure(failure, [])} />
              <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
            </Row>
          )}
          {factors && <Ways factors={factors} onLate={() => setLate(true)} />}
          <TextLink as={Link} to={to('login')} size="small">
            {t('auth.backToLogIn')}
          </TextLink>
        </>
      )}
    </AuthPage>
  );
}

function Ways({ factors, onLate }: { factors: readonly Factor[]; onLate(): void }): ReactNode {
  const t = messages.useText();
  const factorText = factorMessages.useText();
  const [chosen, choose] = useState<Factor>();
  const usable = factors.filter((factor) => factor !== 'passkey' || passkeysWork());
  const factor = chosen ?? usable[0];
  if (factor === undefined) return <Message data-tone="warn">{t('passkey.notHere')}</Message>;
  return (
    <>
      {factor === 'passkey' ? (
        <PasskeyStep onLate={onLate} />
      ) : (
        <CodeForm key={factor} factor={factor} onLate={onLate} />
      )}
      <Row wrap gap={5}>
        {usable
          .filter((one) => one !== factor)
          .map((one) => (
            <TextButton key={one} type="button" size="small" onClick={() => choose(one)}>
              {factorText(`factor.${one}.instead`)}
            </TextButton>
          ))}
      </Row>
    </>
  );
}
