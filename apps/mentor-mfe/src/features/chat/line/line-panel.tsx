import styled from '@emotion/styled';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { currentLocale } from '@greenroom/i18n';
import { type Occasion, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import {
  Button,
  CareNote,
  Field,
  Fine,
  Input,
  Row,
  Said,
  Small,
  Stack,
  TextArea,
  TextButton,
  TextLink,
} from '@greenroom/shared-ui';
import {
  daysUntil,
  occasionMessages,
  sayDaysLeft,
  useOccasionAddMutation,
  useOccasionChangeMutation,
  useOccasionsReadQuery,
} from '../../../shared/occasions/index.ts';
import { withLine } from './with-line.ts';

const Line = styled(Said)`
  font-size: var(--fs-head);
  overflow-wrap: anywhere;
`;

/** What is coming up next and the sentence one means to say, beside the talk; asked for where there is nothing. */
export function LinePanel(): ReactNode {
  const { data } = useOccasionsReadQuery();
  if (!data) return null;
  const [next] = data.occasions;
  return next ? <NextUp key={next.occasionId} of={next} /> : <Ask />;
}

function NextUp({ of: one }: { of: Occasion }): ReactNode {
  const t = occasionMessages.useText();
  const [changing, setChanging] = useState(false);
  const { what, on, line, scene, content } = one;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        {on !== null && <Small tone={2}>{sayDaysLeft(daysUntil(on, new Date()), currentLocale())}</Small>}
        <b>{what}</b>
      </Stack>
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
          {content && (
            <TextLink
              as={Link}
              to={pathTo('libraryItem', { instructorSlug: content.instructorSlug, itemSlug: content.slug })}
              lang={content.language}
            >
              {t('step.read', { title: content.title })}
            </TextLink>
          )}
          {scene && (
            <TextLink
              as={Link}
              to={pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug })}
              lang={scene.language ?? undefined}
            >
              {t('step.rehearse', { title: scene.title })}
            </TextLink>
          )}
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
          <TextArea rows={3} maxLength={300} value={line} onChange={({ target }) => setLine(target.value)} />
        </Field>
        {data?.care && <CareNote text={data.care} />}
        <Row wrap gap={2}>
          <Button type="submit" size="s" busy={isLoading} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button variant="quiet" size="s" onClick={done}>
            {t('cancel')}
          </Button>
        </Row>
        {isError && (
          <Fine tone="bad" role="status">
            {t('failed')}
          </Fine>
        )}
      </Stack>
    </form>
  );
}

const shortest = 3;

function Ask(): ReactNode {
  const t = occasionMessages.useText();
  const [what, setWhat] = useState('');
  const [add, { isLoading, isError, data }] = useOccasionAddMutation();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (what.trim().length >= shortest && !isLoading)
      void add({ body: { what, withWhom: '', on: null, goodEnd: '', fear: '' } });
  };
  return (
    <form onSubmit={save}>
      <Stack gap={3}>
        <Field label={t('ask')} hint={t('panelHint')}>
          <Input
            maxLength={200}
            autoComplete="off"
            placeholder={t('whatExample')}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
        {data?.care && <CareNote text={data.care} />}
        <span>
          <Button type="submit" size="s" busy={isLoading} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </span>
        {isError && (
          <Fine tone="bad" role="status">
            {t('failed')}
          </Fine>
        )}
      </Stack>
    </form>
  );
}
