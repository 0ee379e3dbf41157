import { z } from 'zod';
import { chatTools, postStates } from './chat-tool.ts';

/** The address is a secret: it is stored encrypted, and only its beginning and end are shown again. */
export const ChatToolSetting = z.object({
  tools: z.array(z.enum(chatTools)),
  chosen: z.object({ tool: z.enum(chatTools), shown: z.string(), dead: z.boolean() }).nullable(),
});
export type ChatToolSetting = z.infer<typeof ChatToolSetting>;

export const ChatToolSave = z.object({ tool: z.enum(chatTools), address: z.string().trim().max(2_000).default('') });
export type ChatToolSave = z.input<typeof ChatToolSave>;

/** The complete content of a post; each tool formats it in its own way. */
export const ChatPost = z.object({
  title: z.string(),
  about: z.string(),
  summary: z.array(z.string()),
  figures: z.array(z.object({ label: z.string(), value: z.string(), rating: z.string() })),
  parts: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  link: z.object({ text: z.string(), url: z.string() }),
});
export type ChatPost = z.infer<typeof ChatPost>;

/** `digest` identifies exactly this post to exactly this tool, so that the user approves what they saw. */
export const PostPreview = z.object({
  setting: ChatToolSetting,
  post: ChatPost,
  digest: z.string(),
  sent: z
    .object({ state: z.enum(postStates), tool: z.enum(chatTools), tries: z.number(), at: z.iso.datetime() })
    .nullable(),
});
export type PostPreview = z.infer<typeof PostPreview>;

export const PostSend = z.object({ digest: z.string() });
/** What the user found in the chat for an `unconfirmed` post: it is there, or it must be sent again. */
export const PostSettle = z.object({ seen: z.boolean() });
