import type { ChatTool } from '@greenroom/ports/chat-tool';
import { isHttpsAt } from '@greenroom/ports/https-address';
import { postToWebhook, type WebhookSettings } from './post-to-webhook.ts';
import { teamsMessage } from './teams-card.ts';

/**
 * Microsoft Teams workflows with the trigger "when a Teams webhook request is received"; they answer 202 without a
 * body.
 */
export function teams(settings: Partial<WebhookSettings> = {}): ChatTool {
  const whole = { timeoutMs: 15_000, accepts: isTeams, ...settings };
  return {
    name: 'teams',
    accepts: whole.accepts,
    async post(post, address) {
      // The older connectors report a failure with a success status.
      const taken = (answer: string) => !/failed with error/i.test(answer);
      await postToWebhook('Teams', teamsMessage(post), address, whole, taken);
    },
  };
}

const isTeams = (address: string) =>
  isHttpsAt(address, ['.logic.azure.com', '.api.powerplatform.com', '.webhook.office.com'], /^\/./);
