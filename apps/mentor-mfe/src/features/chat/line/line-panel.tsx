import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { currentLocale } from '@greenroom/i18n';
import { bounds, type Occasion } from '@greenroom/contracts';
import { Field, Input, Small, Stack, TextArea, TextButton } from '@greenroom/shared-ui';
import {
  daysUntil,
  FormEnd,
  occasionMessages,
  onlyWhat,
  sayDaysLeft,
  saysWhat,
  StepLink,
  useOccasionAddMutation,
  useOccasionChangeMutation,
  useOccasionsReadQuery,
} from '../../../shared/occasions/index.ts';
import { Line } from './line-text.ts';
import { SavedLines } from './saved-lines.tsx';
import { withLine } from './with-line.ts';

/**
 * Shows the next occasion and the sentence the user wants to say there, or asks for one; then the sentences the user
 * saved.
 */
export function LinePanel(): ReactNode {
  const { data } = useOccasionsReadQuery();
  if (!data) return null;
  const [next] = data.occasions;
  return (
    <Stack gap={6}>
      {next ? <NextUp key={next.occasionId} of={next} /> : <Ask />}
      <SavedLines next={next} />
    </Stack>
  );
}

function NextUp({ of: one }: { of: Occasion }): ReactNode {
  const t = occasionMessages.useText();
  const [changing, setChanging] = useState(false);
  const { what, on, goodEnd, line, scene, content } = one;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        {on !== null && <Small tone={2}>{sayDaysLeft(daysUntil(on, new Date()), currentLocale())}</Small>}
        <b>{what}</b>
      </Stack>
      {goodEnd !== '' && (
        <Stack gap={1}>
          <Small as="h2" tone={2}>
            {t('goal')}
          </Small>
          <span>{goodEnd}</span>
        </Stack>
      )}
      <Stack gap={2}>
        <Small as="h2" tone={2}>
          {t('line')}
        </Small>
        {changing ? (
          <LineForm of={one} done={() => setChanging(false)} />
        ) : (
          <>
            {line !== '' && <Line>{line}</Line>}
            <span>
              <TextButton type="button" onClick={() => setChanging(true)}>
                {t(line === '' ? 'noLine' : 'change')}
              </TextButton>
            </span>
          </>
        )}
      </Stack>
      {(scene ?? content) && (
        <Stack gap={2}>
          <Small as="h2" tone={2}>
            {t('steps')}
          </Small>
          <StepLink of={one} step="read" />
          <StepLink of={one} step="rehearse" />
        </Stack>
      )}
    </Stack>
  );
}

function LineForm({ of: one, done }: { of: Occasion; done(): void }): ReactNode {
  const t = occasionMessages.useText();
  const [line, setLine] = useState(one.line);
  const [change, { isLoading, isError, data }] = useOccasionChangeMutation();
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data: answer } = await change(withLine(one, line));
    if (answer?.care === null) done();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <Field label={t('lineHint')}>
          <TextArea
            rows={3}
            maxLength={bounds.occasionLineLength}
            value={line}
            onChange={({ target }) => setLine(target.value)}
          />
        </Field>
        <FormEnd busy={isLoading} failed={isError} care={data?.care} size="s" onCancel={done} />
      </Stack>
    </form>
  );
}

function Ask(): ReactNode {
  const t = occasionMessages.useText();
  const [what, setWhat] = useState('');
  const [add, { isLoading, isError, data }] = useOccasionAddMutation();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saysWhat(what) && !isLoading) void add({ body: onlyWhat(what) });
  };
  return (
    <form onSubmit={save}>
      <Stack gap={3}>
        <Field label={t('ask')} hint={t('panelHint')}>
          <Input
            maxLength={bounds.occasionLength.max}
            autoComplete="off"
            placeholder={t('whatExample')}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
        <FormEnd busy={isLoading} failed={isError} care={data?.care} size="s" />
      </Stack>
    </form>
  );
}
