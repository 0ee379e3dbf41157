import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { keepDraft, readDraft } from '@greenroom/auth';
import { bounds, type OccasionAnswer, pathTo } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Link, useLocation } from '@greenroom/navigation';
import { Body, Button, Field, Input, Small, Stack, TextButton, TextLink, useInBrowser } from '@greenroom/shared-ui';
import {
  daysUntil,
  occasionMessages,
  onlyWhat,
  sayDaysLeft,
  saysWhat,
  StepLink,
  useVisitorOccasionQuery,
} from '../../../shared/occasions/index.ts';
import { Line } from './line-text.ts';

/**
 * What a visitor has coming up, a first sentence for it and what to do before. Their words stay in this tab, under the
 * key of the landing page's field; signing up makes them an event of the account.
 */
export function GuestPanel(): ReactNode {
  // Only the browser has drafts.
  const inBrowser = useInBrowser();
  return inBrowser && <Known />;
}

function Known(): ReactNode {
  const [what, setWhat] = useState(() => readDraft('coming-up'));
  const keep = (words: string) => {
    keepDraft('coming-up', words);
    setWhat(words);
  };
  const { currentData, isError } = useVisitorOccasionQuery(what, { skip: !saysWhat(what) });
  const answer = saysWhat(what) ? currentData : undefined;
  if (answer?.coach && answer.care === null) return <NextUp what={what} answer={answer} change={() => keep('')} />;
  return <Ask key={what} first={what} answer={answer} failed={isError} keep={keep} />;
}

interface AskProps {
  first: string;
  answer: OccasionAnswer | undefined;
  failed: boolean;
  keep(words: string): void;
}

function Ask({ first, answer, failed, keep }: AskProps): ReactNode {
  const t = occasionMessages.useText();
  const [what, setWhat] = useState(first);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saysWhat(what)) keep(what.trim());
  };
  return (
    <form onSubmit={send}>
      <Stack gap={3}>
        <Field label={t('ask')} hint={t('guest.hint')}>
          <Input
            maxLength={bounds.occasionLength.max}
            autoComplete="off"
            placeholder={t('whatExample')}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
        <div role="status">
          {answer && <Body style={{ whiteSpace: 'pre-line' }}>{answer.care ?? t('guest.unclear')}</Body>}
          {failed && t('guest.failed')}
        </div>
        <span>
          <Button type="submit" size="s">
            {t('guest.prepare')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}

function NextUp({ what, answer, change }: { what: string; answer: OccasionAnswer; change(): void }): ReactNode {
  const t = occasionMessages.useText();
  const { pathname, search } = useLocation();
  const { sentence } = answer;
  const { on, ...words } = onlyWhat(what);
  const line = sentence?.better ?? '';
  const steps = { ...words, ...answer, on, line, occasionId: '', read: false, rehearsed: false, outcome: null };
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        {on !== null && <Small tone={2}>{sayDaysLeft(daysUntil(on, new Date()), currentLocale())}</Small>}
        <b style={{ overflowWrap: 'anywhere' }}>{what}</b>
        <span>
          <TextButton type="button" onClick={change}>
            {t('guest.other')}
          </TextButton>
        </span>
      </Stack>
      {sentence && (
        <Stack gap={2}>
          <Small as="h2" tone={2}>
            {t('line')}
          </Small>
          <Line lang={sentence.language}>{line}</Line>
        </Stack>
      )}
      {(answer.scene ?? answer.content) && (
        <Stack gap={2}>
          <Small as="h2" tone={2}>
            {t('steps')}
          </Small>
          <StepLink of={steps} step="read" />
          <StepLink of={steps} step="rehearse" />
        </Stack>
      )}
      <Small tone={2}>
        {t('guest.keep')}{' '}
        <TextLink as={Link} to={pathTo('customAuth', { customAuthSlug: 'signup' }, { returnTo: pathname + search })}>
          {t('guest.signUp')}
        </TextLink>
      </Small>
    </Stack>
  );
}
