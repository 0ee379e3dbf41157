import type { ReactNode } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { SentForm, failureOf, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { bounds, type Memory } from '@greenroom/contracts';
import { Button, Field, Input, Row, TextArea } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { settingMessages } from '../../shared/setting/index.ts';
import { fieldsOf, memoryOf } from './memory-fields.ts';
import { useMemoryCorrectMutation } from './memory-api.ts';

interface MemoryFormProps {
  memory: Memory['memories'][number];
  onKept(): void;
}

/** Form to correct the memory of one conversation. Emptied fields are forgotten. */
export function MemoryForm({ memory, onKept }: MemoryFormProps): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const [correct] = useMemoryCorrectMutation();
  const initial = fieldsOf(memory);
  const form = useForm({
    initial,
    schema: anyTexts(initial),
    async send(fields) {
      const { error } = await correct({
        body: { conversationUuid: memory.conversationUuid, ...memoryOf(fields, memory.commitments.length) },
      });
      if (!error) onKept();
      return failureOf(error);
    },
  });
  const control = (name: string) => ({
    name,
    value: form.values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => form.change(name, target.value),
  });
  return (
    <SentForm form={form}>
      <Field label={t('memory.goal')}>
        <Input maxLength={bounds.recapLineLength} {...control('goal')} />
      </Field>
      <Field label={t('memory.decided')} hint={t('memory.decidedHint')}>
        <TextArea rows={2} {...control('decided')} />
      </Field>
      <Field label={t('memory.facts')} hint={t('memory.decidedHint')}>
        <TextArea rows={2} {...control('facts')} />
      </Field>
      {memory.commitments.map((_, index) => (
        <Row key={index} wrap gap={3} align="end">
          <Field label={t('memory.plan')}>
            <Input maxLength={bounds.recapLineLength} {...control(`plan${index}`)} />
          </Field>
          <Field label={t('memory.planDay')}>
            <Input type="date" {...control(`day${index}`)} />
          </Field>
        </Row>
      ))}
      <Row>
        <Button
          type="submit"
          {...pressed('settings.memory')}
          size="s"
          busy={form.sending}
          busyLabel={words('form.saving')}
        >
          {words('form.save')}
        </Button>
      </Row>
    </SentForm>
  );
}

function anyTexts(fields: Record<string, string>): ObjectSchema<Record<string, string>> {
  return object(Object.fromEntries(Object.keys(fields).map((name) => [name, string().default('')])));
}
