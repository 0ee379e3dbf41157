import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { aboutMessages } from '@greenroom/about-you';
import { failureOf, FormBox, FormNotice, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { useOnboardingSaveMutation } from '@greenroom/api-client';
import { bounds, manners, type Onboarding, peopleOneSpeaksWith } from '@greenroom/contracts';
import { Button, Field, Pick, PickRow, Row, TextArea, Tiles } from '@greenroom/shared-ui';
import { object, string } from 'yup';
import { messages } from '../../messages/index.ts';
import { SaidWhenDone, settingMessages } from '../../shared/setting/index.ts';

const Box = styled(FormBox)`
  margin-bottom: var(--s-5);
`;

const schema = object({
  goal: string().default(''),
  withWhom: string().default(''),
  manner: string().default(''),
});

/** Form to change the answers of onboarding. All of them are optional. */
export function AnswersForm({ answers }: { answers: Onboarding }): ReactNode {
  const t = settingMessages.useText();
  const about = aboutMessages.useText();
  const words = messages.useText();
  const [save] = useOnboardingSaveMutation();
  const form = useForm({
    initial: { goal: answers.goal ?? '', withWhom: answers.withWhom ?? '', manner: answers.manner ?? '' },
    schema,
    keep: { as: 'settings-answers', fields: ['goal'] },
    async send({ goal, withWhom, manner }) {
      const { error } = await save({
        body: {
          goal: goal.trim() || null,
          withWhom: peopleOneSpeaksWith.find((one) => one === withWhom) ?? null,
          manner: manners.find((one) => one === manner) ?? null,
        },
      });
      return failureOf(error);
    },
  });
  const { goal, withWhom, manner } = form.values;
  return (
    <Box {...form.attributes}>
      <FormNotice failure={form.failure} />
      <Field label={t('coaching.goal')} hint={t('coaching.goalHint')}>
        <TextArea
          rows={2}
          name="goal"
          value={goal}
          maxLength={bounds.onboardingAnswerLength}
          onChange={({ target }) => form.change('goal', target.value)}
        />
      </Field>
      <Pick legend={about('about.withWhom')}>
        <Tiles least={200} gap={2}>
          {peopleOneSpeaksWith.map((one) => (
            <PickRow key={one} checked={withWhom === one} onChange={() => form.change('withWhom', one)}>
              {about(`withWhom.${one}`)}
            </PickRow>
          ))}
        </Tiles>
      </Pick>
      <Pick legend={about('about.manner')}>
        {manners.map((one) => (
          <PickRow key={one} checked={manner === one} onChange={() => form.change('manner', one)}>
            {about(`manner.${one}`)}
          </PickRow>
        ))}
      </Pick>
      <Row wrap gap={4}>
        <Button
          type="submit"
          {...pressed('settings.coaching')}
          size="s"
          busy={form.sending}
          busyLabel={words('form.saving')}
        >
          {words('form.save')}
        </Button>
        <SaidWhenDone done={form.done}>{words('form.saved')}</SaidWhenDone>
      </Row>
    </Box>
  );
}
