import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, Message, sayFailure, type Saying } from '@greenroom/account-forms';
import { Button, Icon, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { factorMessages } from '../../shared/second-factor/index.ts';
import { showPasskey } from '../../shared/passkey/index.ts';
import { useAuthFactorChallengeMutation } from './second-factor-api.ts';
import { useGiveFactor } from './use-give-factor.ts';

type State = { at: 'rest' | 'asking' | 'not-given' } | { at: 'failed'; why: Saying | undefined };

/** Asks the browser for a passkey. Only on a click, because browsers require a user gesture. */
export function PasskeyStep({ onLate }: { onLate(): void }): ReactNode {
  const t = messages.useText();
  const factorText = factorMessages.useText();
  const give = useGiveFactor();
  const [challenge] = useAuthFactorChallengeMutation();
  const [state, setState] = useState<State>({ at: 'rest' });

  const ask = async () => {
    setState({ at: 'asking' });
    const { data, error } = await challenge({});
    const response = data && (await showPasskey(data.options));
    if (data && !response) return setState({ at: 'not-given' });
    const failure = response ? await give({ factor: 'passkey', response }) : failureOf(error);
    if (failure?.code === 'unprocessable') onLate();
    setState(failure ? { at: 'failed', why: sayFailure(failure, []) } : { at: 'rest' });
  };
  return (
    <Stack gap={4} start>
      <FormNotice failure={state.at === 'failed' ? state.why : undefined} />
      <div role="status">{state.at === 'not-given' && <Message data-tone="warn">{t('passkey.notGiven')}</Message>}</div>
      <Button variant="primary" busy={state.at === 'asking'} busyLabel={t('passkey.asking')} onClick={() => void ask()}>
        <Icon of={KeyRound} />
        {factorText('factor.passkey.show')}
      </Button>
    </Stack>
  );
}
