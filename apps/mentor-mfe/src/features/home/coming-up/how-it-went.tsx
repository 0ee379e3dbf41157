import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { chatSaying, type Occasion, paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Body, Button, ButtonLink, Fine, Head, Row, Stack } from '@greenroom/shared-ui';
import { firstName } from '../../../shared/coach/index.ts';
import { occasionMessages, useOccasionOutcomeMutation } from '../../../shared/occasions/index.ts';

const outcomes = ['well', 'mixed', 'badly'] as const;

/** Asks after the day how it went, with one click to answer, and offers a coach to talk to. */
export function HowItWent({ of: { occasionId, what, coach } }: { of: Occasion }): ReactNode {
  const t = occasionMessages.useText();
  const [tell, { isLoading, isError }] = useOccasionOutcomeMutation();
  const [told, setTold] = useState<Occasion['outcome']>(null);
  const say = async (outcome: Occasion['outcome']) => {
    const { error } = await tell({ params: { occasionId }, body: { outcome } });
    if (!error) setTold(outcome);
  };
  return (
    <Stack gap={3}>
      <div role="status">
        {told && (
          <Body>{coach ? t(`told.${told}`, { firstName: firstName(coach.name) }) : t(`told.${told}NoCoach`)}</Body>
        )}
      </div>
      {told ? (
        <Row wrap>
          <ButtonLink
            variant="primary"
            as={Link}
            to={coach ? chatSaying(coach.slug, t(`say.${told}`, { what })) : paths.coaches}
            {...pressed('home.occasion.tell')}
          >
            {t('told.talk')}
          </ButtonLink>
          <Button variant="quiet" disabled={isLoading} onClick={() => void say(null)}>
            {t('undo')}
          </Button>
        </Row>
      ) : (
        <>
          <Head>{t('after')}</Head>
          <Row wrap>
            {outcomes.map((outcome) => (
              <Button key={outcome} disabled={isLoading} onClick={() => void say(outcome)}>
                {t(`after.${outcome}`)}
              </Button>
            ))}
          </Row>
        </>
      )}
      {isError && <Fine tone="bad">{t('failed')}</Fine>}
    </Stack>
  );
}
