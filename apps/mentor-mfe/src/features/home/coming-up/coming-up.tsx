import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keepDraft, readDraft } from '@greenroom/auth';
import type { Occasion, OccasionWords } from '@greenroom/contracts';
import { Body, Button, Card, Section, Stack } from '@greenroom/shared-ui';
import { occasionMessages, onlyWhat, useOccasionAddMutation } from '../../../shared/occasions/index.ts';
import { OccasionCard } from './occasion-card.tsx';
import { OccasionForm } from './occasion-form.tsx';

const Cards = styled(Stack)`
  > * {
    min-width: 0;
  }
`;

interface ComingUpProps {
  occasions: readonly Occasion[];
}

/** Shows the user's occasions, each with its next step; asks for one if there are none. */
export function ComingUp({ occasions }: ComingUpProps): ReactNode {
  const t = occasionMessages.useText();
  const [add, { isLoading, isError, data }] = useOccasionAddMutation();
  const [asking, setAsking] = useState(false);
  useLandingOccasion(add);
  const none = occasions.length === 0;
  const save = async (body: OccasionWords) => {
    const { data: answer } = await add({ body });
    if (answer?.care === null) setAsking(false);
  };
  return (
    <Section
      title={t(none ? 'ask' : 'title')}
      link={
        !none &&
        !asking && (
          <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
            {t('another')}
          </Button>
        )
      }
    >
      <Cards gap={4}>
        {(none || asking) && (
          <Card pad>
            <Stack gap={4}>
              {none && <Body tone={2}>{t('askLead')}</Body>}
              <OccasionForm
                key={occasions.length}
                busy={isLoading}
                failed={isError}
                care={data?.care}
                onSave={(words) => void save(words)}
                {...(asking && { onCancel: () => setAsking(false) })}
              />
            </Stack>
          </Card>
        )}
        {occasions.map((one) => (
          <OccasionCard key={one.occasionId} of={one} now={new Date()} />
        ))}
      </Cards>
    </Section>
  );
}

/** Stores the occasion that a visitor entered on the landing page and wanted to keep. */
function useLandingOccasion(add: ReturnType<typeof useOccasionAddMutation>[0]): void {
  const done = useRef(false);
  useEffect(() => {
    const what = readDraft('coming-up');
    if (what === '' || done.current) return;
    done.current = true;
    void add({ body: onlyWhat(what) }).then(({ error }) => {
      if (!error) keepDraft('coming-up', '');
    });
  }, [add]);
}
