import { useState, type ReactNode } from 'react';
import { bounds, type MeetingKind, meetingKinds, pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, Choice, Field, Fine, Input, Stack, TextArea, Tick, TwoColumns } from '@greenroom/shared-ui';
import { texts } from './bring-texts.ts';
import { TranscriptCard } from './transcript-card.tsx';
import { useBring } from './use-bring.ts';

/** What a meeting was, its transcript, who one is in it; then on to its notes. */
export function BringMeeting(): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const bring = useBring();
  const [title, setTitle] = useState<string>();
  const [kind, setKind] = useState<MeetingKind>('other');
  const [goals, setGoals] = useState('');
  const [othersAgreed, setOthersAgreed] = useState(false);
  const [day, setDay] = useState('');
  const [you, setYou] = useState<string>();
  const { meeting, busy } = bring;
  const called = title ?? meeting?.title ?? '';
  const names = meeting?.speakers.map(({ name }) => name) ?? [];
  const chosen = names.length === 1 ? names[0] : you !== undefined && names.includes(you) ? you : undefined;

  const finish = async () => {
    if (chosen === undefined || called.trim() === '') return;
    const uuid = await bring.finish({ title: called, kind, goals, othersAgreed, day: day || today() }, chosen);
    if (uuid !== undefined) await navigate(pathTo('meetingsFeedback', undefined, { uuid }));
  };
  return (
    <TwoColumns split={[7, 5]} gap={7}>
      <Stack gap={5}>
        <Field label={t('what')} error={meeting && called.trim() === '' ? t('what.empty') : undefined}>
          <Input
            value={called}
            maxLength={bounds.meetingTitleLength}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('when')}>
          <Input
            type="date"
            max={today()}
            value={day || today()}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </Field>
        <Choice<MeetingKind>
          legend={t('kind')}
          options={meetingKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <Field label={t('goals')} hint={t('goals.hint')}>
          <TextArea value={goals} onChange={(event) => setGoals(event.currentTarget.value)} />
        </Field>
      </Stack>
      <TranscriptCard bring={bring}>
        {meeting && (
          <>
            <Choice
              legend={t('you')}
              options={names.map((name) => ({ value: name, label: name === '' ? t('you.nobody') : name }))}
              value={chosen ?? '\0'}
              onChange={setYou}
            />
            <Tick checked={othersAgreed} onChange={(event) => setOthersAgreed(event.currentTarget.checked)}>
              {t('agreed')}
            </Tick>
            <Button
              disabled={chosen === undefined || called.trim() === ''}
              busy={busy === 'going'}
              busyLabel={t('going')}
              onClick={() => void finish()}
            >
              {t('go')}
            </Button>
            <Fine tone={3}>{t('law')}</Fine>
          </>
        )}
      </TranscriptCard>
    </TwoColumns>
  );
}

/** As a field for dates takes it, in the person's own time. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
