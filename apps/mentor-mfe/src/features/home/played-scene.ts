import { pathTo, type SceneSession } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import type { forMeMessages } from '../../shared/for-me/index.ts';

/** Returns the page on which a session continues, or its feedback. */
export function addressOfScene({ status, userRolePlayUuid, conversationUuid }: SceneSession): string {
  if (status === 'ended') return pathTo('feedback', undefined, { uuid: conversationUuid });
  return pathTo(status === 'ready' ? 'start' : 'session', undefined, { uuid: userRolePlayUuid });
}

export function stateOfScene({ status, total }: SceneSession, t: ReturnType<typeof forMeMessages.useText>): string {
  if (status === 'ready') return t('left.scene.ready');
  if (status !== 'ended') return t('left.scene.goingOn');
  if (!total) return t('left.scene.ended');
  return t('left.scene.scored', { score: formatNumber(total.score, { minimumFractionDigits: 1 }) });
}
