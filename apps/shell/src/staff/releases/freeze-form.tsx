import type { ReactNode } from 'react';
import { everyApp } from '@greenroom/contracts';
import { Field, Input, NativeSelect, Row } from '@greenroom/shared-ui';
import { fieldText } from '../field-text.ts';
import { ReasonForm, type Sent } from '../reason-form.tsx';
import { useStaffReleaseCommandMutation } from '../staff-api.ts';
import { words } from '../words.ts';

interface FreezeFormProps {
  /** The names of all apps. */
  apps: readonly string[];
  close(): void;
}

/** A form that sets a freeze of one app or of all. Times are those of the browser's zone. */
export function FreezeForm({ apps, close }: FreezeFormProps): ReactNode {
  const t = words.useText();
  const [send] = useStaffReleaseCommandMutation();
  const set = async (why: string, fields: FormData): Promise<Sent> => {
    const [from, until] = [readLocal(fieldText(fields, 'from')), readLocal(fieldText(fields, 'until'))];
    // The server answers the same for a window that is no window.
    if (from === undefined || until === undefined) return { error: { code: 'unprocessable' } };
    return send({ body: { command: 'freeze', app: fieldText(fields, 'app'), from, until, why } });
  };
  return (
    <ReasonForm
      title={t('releases.freezeTitle')}
      text={t('releases.freezesText')}
      press={t('releases.freezePress')}
      hint={t('releases.whyHint')}
      problems={{
        conflict: t('releases.refused.conflict'),
        unprocessable: t('releases.freezeWrong'),
        unavailable: t('releases.refused.unavailable'),
      }}
      send={set}
      done={close}
      close={close}
    >
      <Row wrap align="end" gap={3}>
        <Field label={t('releases.freezeOf')}>
          <NativeSelect name="app">
            <option value={everyApp}>{t('releases.freezeAll')}</option>
            {apps.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('releases.freezeFrom')}>
          <Input name="from" type="datetime-local" />
        </Field>
        <Field label={t('releases.freezeUntil')}>
          <Input name="until" type="datetime-local" />
        </Field>
      </Row>
    </ReasonForm>
  );
}

/** Returns a local date and time as ISO date; undefined if it is none. */
function readLocal(text: string): string | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
