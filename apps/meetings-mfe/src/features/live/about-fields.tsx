import type { ReactNode } from 'react';
import { bounds, type MeetingKind, meetingKinds } from '@greenroom/contracts';
import { Choice, Field, Input, TextArea } from '@greenroom/shared-ui';
import { useAbout } from '../../shared/about/index.ts';
import { texts } from './live-texts.ts';

/** Fields for a meeting's title, kind and goals. */
export function AboutFields(): ReactNode {
  const t = texts.useText();
  const { title, kind, goals, change } = useAbout();
  return (
    <>
      <Field label={t('about.what')}>
        <Input
          value={title}
          maxLength={bounds.meetingTitleLength}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Choice<MeetingKind>
        legend={t('about.kind')}
        options={meetingKinds.map((value) => ({ value, label: t(`about.kind.${value}`) }))}
        value={kind}
        onChange={(next) => change({ kind: next })}
      />
      <Field label={t('about.goals')} hint={t('about.goals.hint')}>
        <TextArea value={goals} onChange={(event) => change({ goals: event.currentTarget.value })} />
      </Field>
    </>
  );
}
