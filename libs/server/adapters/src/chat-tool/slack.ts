import type { ChatTool } from '@greenroom/ports/chat-tool';
import { isHttpsAt } from '@greenroom/ports/https-address';
import { cut, postToWebhook, type WebhookSettings } from './post-to-webhook.ts';
import { slackBlocks } from './slack-blocks.ts';

/** Slack's incoming webhooks (docs.slack.dev, "Sending messages using incoming webhooks"), which answer `ok`. */
export function slack(settings: Partial<WebhookSettings> = {}): ChatTool {
  const whole = { timeoutMs: 10_000, accepts: isSlacks, ...settings };
  return {
    name: 'slack',
    accepts: whole.accepts,
    async post(post, address) {
      // Notifications show this text instead of the blocks.
      const body = { text: plainly(cut(post.title, 150)), blocks: slackBlocks(post), unfurl_links: false };
      await postToWebhook('Slack', body, address, whole, (answer) => answer.trim() === 'ok');
    },
  };
}

const isSlacks = (address: string) =>
  isHttpsAt(address, ['hooks.slack.com', 'hooks.slack-gov.com'], /^\/(services|workflows)\/./);

/** Slack parses markup in this one text. */
const plainly = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
