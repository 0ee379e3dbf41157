import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Cards } from '@greenroom/contracts';
import { BarShape, Button, Figures, Row, Skeleton, Small, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import type { AskingProps } from './dialog-props.ts';
import { isEnding } from './plan-statement.ts';
import {
  useCommerceCardDefaultMutation,
  useCommerceCardRemoveMutation,
  useCommerceCardsQuery,
} from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

type OwnCard = Cards['cards'][number];

/** Lists the stored cards: which is charged, and actions to charge another, remove one or add one. */
export function CardsDialog({ subscription, close, done, onAdd }: AskingProps & { onAdd(): void }): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const params = { subscriptionId: subscription.id };
  const { data, error, refetch } = useCommerceCardsQuery({ params });
  const [charge, charging] = useCommerceCardDefaultMutation();
  const [remove, removing] = useCommerceCardRemoveMutation();
  const ending = isEnding(subscription);
  const use = async ({ id: cardId }: OwnCard) => {
    const { error: failed } = await charge({ params: { ...params, cardId } });
    if (!failed) await done('cards');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('cards.title')}
      description={t(ending ? 'cards.textEnding' : data?.cards.length === 1 ? 'cards.textOne' : 'cards.text')}
      closeLabel={words('close')}
      actions={
        <Button aria-haspopup="dialog" onClick={onAdd}>
          {t('card.add')}
        </Button>
      }
    >
      <SubscriptionTrouble error={charging.error ?? removing.error ?? error} />
      {!data && error === undefined && (
        <Skeleton label={t('cards.loading')}>
          <BarShape height="96px" />
        </Skeleton>
      )}
      {!data && error !== undefined && <Button onClick={() => void refetch()}>{words('tryAgain')}</Button>}
      <Stack as="ul" gap={4} aria-label={t('cards.title')} role="list">
        {data?.cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            ending={ending}
            busy={charging.isLoading || removing.isLoading}
            onUse={() => void use(card)}
            onRemove={() => void remove({ params: { ...params, cardId: card.id } })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface CardRowProps {
  card: OwnCard;
  /** Whether nothing is charged any more. */
  ending: boolean;
  busy: boolean;
  onUse(): void;
  onRemove(): void;
}

function CardRow({ card, ending, busy, onUse, onRemove }: CardRowProps): ReactNode {
  const t = subscriptionMessages.useText();
  const { last4, expMonth, expYear, isDefault } = card;
  const [month, year] = [String(expMonth).padStart(2, '0'), String(expYear % 100).padStart(2, '0')];
  return (
    <li>
      <Row wrap between gap={3}>
        <div>
          <Figures>{t('card.ending', { last4 })}</Figures>
          <Small as="div" tone={2}>
            <Figures>{t('card.expires', { month, year })}</Figures>
          </Small>
        </div>
        {isDefault ? (
          <Small tone={2}>{t(ending ? 'cards.defaultEnding' : 'cards.default')}</Small>
        ) : (
          <Row wrap gap={3}>
            <Button
              size="s"
              busy={busy}
              busyLabel={t('sending')}
              aria-label={t('cards.use.label', { last4 })}
              onClick={onUse}
              {...pressed('subscription.cards.use')}
            >
              {t('cards.use')}
            </Button>
            <Button
              size="s"
              variant="quiet"
              busy={busy}
              busyLabel={t('sending')}
              aria-label={t('cards.remove.label', { last4 })}
              onClick={onRemove}
              {...pressed('subscription.cards.remove')}
            >
              {t('cards.remove')}
            </Button>
          </Row>
        )}
      </Row>
    </li>
  );
}
