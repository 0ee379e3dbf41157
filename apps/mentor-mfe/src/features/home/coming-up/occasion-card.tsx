import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { currentLocale } from '@greenroom/i18n';
import { endpoints, fillPath, type Occasion, type OccasionWords } from '@greenroom/contracts';
import { below, Body, Card, Fine, Row, Said, Small, Stack, TextButton, TextLink, Title } from '@greenroom/shared-ui';
import {
  daysUntil,
  nextStep,
  occasionMessages,
  sayDay,
  sayDaysLeft,
  useOccasionChangeMutation,
  useOccasionDeleteMutation,
} from '../../../shared/occasions/index.ts';
import { HowItWent } from './how-it-went.tsx';
import { OccasionForm } from './occasion-form.tsx';
import { StepButton, StepList } from './steps.tsx';
import { WarmUp } from './warm-up.tsx';

const Whole = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s-5) var(--s-6);
  padding: var(--s-6);
  overflow-wrap: anywhere;
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px;
  }
`;

const Line = styled(Said)`
  font-size: var(--fs-head);
`;

interface OccasionCardProps {
  of: Occasion;
  now: Date;
}

/** Shows an occasion: days left, the user's line, the next step, and how it went. */
export function OccasionCard({ of: one, now }: OccasionCardProps): ReactNode {
  const t = occasionMessages.useText();
  const [changing, setChanging] = useState(false);
  const [change, { isLoading, isError, data }] = useOccasionChangeMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChanging = useRef(false);
  // The focused form was removed.
  useEffect(() => {
    if (wasChanging.current && !changing) heading.current?.focus();
    wasChanging.current = changing;
  }, [changing]);
  const { occasionId, what, on, line } = one;
  const save = async (body: OccasionWords) => {
    const { data: answer } = await change({ params: { occasionId }, body });
    if (answer?.care === null) setChanging(false);
  };
  if (changing)
    return (
      <Card pad>
        <OccasionForm
          of={one}
          busy={isLoading}
          failed={isError}
          care={data?.care}
          onSave={(words) => void save(words)}
          onCancel={() => setChanging(false)}
        />
      </Card>
    );
  return (
    <Whole as="article">
      <Stack gap={4}>
        <div>
          {on !== null && <Small tone={2}>{dayLine(on, now, t)}</Small>}
          <Title as="h3" ref={heading} tabIndex={-1}>
            {what}
          </Title>
        </div>
        {line !== '' && <Line>{line}</Line>}
        <Row wrap gap={4}>
          <TextButton alone type="button" onClick={() => setChanging(true)}>
            {t(line === '' ? 'noLine' : 'change')}
          </TextButton>
          {on !== null && (
            <TextLink alone href={fillPath(endpoints.occasionCalendar.path, { occasionId })} download>
              {t('calendar')}
            </TextLink>
          )}
          <Delete occasionId={occasionId} />
        </Row>
      </Stack>
      <Now of={one} now={now} onAddDay={() => setChanging(true)} />
    </Whole>
  );
}

/** The next step of an occasion. */
function Now({ of: one, now, onAddDay }: OccasionCardProps & { onAddDay(): void }): ReactNode {
  const t = occasionMessages.useText();
  const step = nextStep(one, one.on === null ? null : daysUntil(one.on, now));
  if (step === 'tell') return <HowItWent of={one} />;
  if (step === 'warm-up') return <WarmUp of={one} />;
  return (
    <Stack gap={4}>
      <span>
        <StepButton of={one} step={step} />
      </span>
      <StepList of={one} next={step} />
      {one.on === null && (
        <Body tone={2}>
          {t('whenIsIt')}{' '}
          <TextButton alone type="button" onClick={onAddDay}>
            {t('addDay')}
          </TextButton>
        </Body>
      )}
    </Stack>
  );
}

function Delete({ occasionId }: { occasionId: string }): ReactNode {
  const t = occasionMessages.useText();
  const [remove, { isLoading, isError }] = useOccasionDeleteMutation();
  return (
    <>
      <TextButton alone type="button" disabled={isLoading} onClick={() => void remove({ params: { occasionId } })}>
        {t('delete')}
      </TextButton>
      {isError && <Fine tone="bad">{t('failed')}</Fine>}
    </>
  );
}

function dayLine(on: string, now: Date, t: ReturnType<typeof occasionMessages.useText>): string {
  return t('on.day', { relative: sayDaysLeft(daysUntil(on, now), currentLocale()), day: sayDay(on) });
}
