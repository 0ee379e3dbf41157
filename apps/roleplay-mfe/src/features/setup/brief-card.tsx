import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { lazyPart } from '@greenroom/federation/lazy';
import { below, Button, Card, CareNote, Fine, Head, StickyActions } from '@greenroom/shared-ui';
import { PlanNote } from './plan-note.tsx';
import { texts } from './setup-texts.ts';
import type { SceneForm } from './use-scene-form.ts';
import type { SetupValues } from './setup-values.ts';

const PaywallSheet = lazyPart(async () => (await import('./paywall-sheet.tsx')).PaywallSheet, {
  waiting: null,
  failed: () => null,
});

/* As high as the form, so that the button stays in view; below 960 it sticks within the form itself. */
const Brief = styled.aside`
  display: flex;
  flex-direction: column;
  ${below.lg} {
    display: contents;
  }
`;

const Side = styled(Card)`
  overflow: hidden;
  > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;

const Inside = styled.div`
  padding: var(--s-5);
`;

const Note = styled(Fine)`
  margin-top: var(--s-5);
`;

const Begin = styled(StickyActions)`
  margin-top: auto;
  text-align: center;
  > [role='alert']:not(:empty) {
    margin-bottom: 12px;
  }
  ${below.lg} {
    margin-inline: calc(-1 * var(--edge));
    padding-inline: var(--edge);
    border-top: 1px solid var(--line);
  }
`;

/* On phones the button alone fits above the bottom bar; the note stands in the card there. */
const BesideButton = styled.div`
  ${below.lg} {
    display: none;
  }
`;

const InCard = styled.div`
  display: none;
  ${below.lg} {
    display: block;
  }
`;

/* Help lines are long; the limit keeps part of the form in view. */
const Care = styled.div`
  max-height: 55dvh;
  margin-bottom: 12px;
  overflow: auto;
  text-align: start;
`;

interface BriefCardProps {
  art: string;
  head: ReactNode;
  /** Below the heading. */
  children: ReactNode;
  /** At the end, such as how long it takes. */
  note: ReactNode;
  /** The title of the scene, if it has one yet. */
  title: string;
  /** The partner's picture, if they have one. */
  picture?: string | undefined;
  form: Pick<SceneForm<SetupValues>, 'sending' | 'refusal' | 'forgive' | 'goOn'>;
}

/** Beside the form: a summary of the scene, and the button to begin. */
export function BriefCard({ art, head, children, note, title, picture = art, form }: BriefCardProps): ReactNode {
  const t = texts.useText();
  const { refusal, sending, forgive, goOn } = form;
  const care = typeof refusal === 'object' && 'care' in refusal ? refusal.care : undefined;
  const trouble = typeof refusal === 'object' && 'key' in refusal ? refusal.key : undefined;
  return (
    <Brief>
      <Side>
        <img src={art} alt="" />
        <Inside>
          <Head as="h2">{head}</Head>
          {children}
          <Note tone={3}>{note}</Note>
          <InCard>
            <PlanNote />
          </InCard>
        </Inside>
      </Side>
      <Begin>
        <div role="alert">{trouble && <Fine tone="bad">{t(trouble)}</Fine>}</div>
        {care !== undefined && (
          <Care>
            <CareNote text={care}>
              <Button type="button" variant="plain" onClick={goOn}>
                {t('care.goOn')}
              </Button>
            </CareNote>
          </Care>
        )}
        <Button
          type="submit"
          variant="primary"
          wide
          busy={sending}
          busyLabel={t('begin.busy')}
          {...pressed('scene.set')}
        >
          {t('begin')}
        </Button>
        <BesideButton>
          <PlanNote />
        </BesideButton>
      </Begin>
      {refusal === 'paywall' && <PaywallSheet title={title} picture={picture} close={forgive} />}
    </Brief>
  );
}
