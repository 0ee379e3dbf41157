import styled from '@emotion/styled';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { bounds, pathTo, type Content, type ExerciseField } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { Button, CareNote, Field, Row, Small, Stack, Tag, TextArea, TextLink, Title } from '@greenroom/shared-ui';
import { doingMessages } from '../../../shared/doing/index.ts';
import { useSheet } from './use-sheet.ts';

const Room = styled(Stack)`
  max-width: 660px;
  margin-top: var(--s-6);
  padding-top: var(--s-5);
  border-top: 1px solid var(--line);
`;

/** The fields of an exercise, saved automatically. */
export function Sheet({ item, fields }: { item: Content; fields: readonly ExerciseField[] }): ReactNode {
  const t = doingMessages.useText();
  const { pathname: returnTo } = useLocation();
  const signUp = pathTo('customAuth', { customAuthSlug: 'signup' }, { returnTo });
  const { textOf, write, sendAgain, state, care } = useSheet(item);
  return (
    <Room as="section" gap={5} aria-label={t('answers.title')}>
      <Stack gap={2}>
        <Title>{t('answers.title')}</Title>
        <Small tone={2}>{t('answers.lead')}</Small>
        {state === 'visitor' && (
          <Small tone={2}>
            {t('answers.visitor')}{' '}
            <TextLink as={Link} to={signUp}>
              {t('answers.signUp')}
            </TextLink>
          </Small>
        )}
      </Stack>
      {fields.map(({ slug, label, lines }) => (
        <Field key={slug} label={<span lang={item.language}>{label}</span>}>
          <TextArea
            rows={lines}
            maxHeight={480}
            maxLength={bounds.exerciseAnswerLength}
            value={textOf(slug)}
            onChange={(event) => write(slug, event.currentTarget.value)}
          />
        </Field>
      ))}
      {care !== undefined && <CareNote text={care} />}
      <Row gap={3} wrap>
        <span role="status">
          {state === 'saving' && t('answers.saving')}
          {state === 'saved' && (
            <Tag icon={Check} tone="good">
              {t('answers.saved')}
            </Tag>
          )}
          {state === 'failed' && (
            <Tag icon={CircleAlert} tone="bad">
              {t('answers.failed')}
            </Tag>
          )}
        </span>
        {state === 'failed' && (
          <Button size="s" variant="plain" onClick={sendAgain}>
            {t('answers.again')}
          </Button>
        )}
      </Row>
    </Room>
  );
}
