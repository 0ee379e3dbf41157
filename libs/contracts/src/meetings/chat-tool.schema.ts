import { z } from 'zod';
import { chatTools, postStates } from './chat-tool.ts';

/** The address is a secret: it is kept sealed, and only its beginning and end are shown again. */
export const ChatToolSetting = z.object({
  tools: z.array(z.enum(chatTools)),
  chosen: z.object({ tool: z.enum(chatTools), shown: z.string(), dead: z.boolean() }).nullable(),
});
export type ChatToolSetting = z.infer<typeof ChatToolSetting>;

export const ChatToolSave = z.object({ tool: z.enum(chatTools), address: z.string().trim().max(2_000).default('') });
export type ChatToolSave = z.input<typeof ChatToolSave>;

/** What is posted, and all of it; each tool lays it out in its own way. */
export const ChatPost = z.object({
  title: z.string(),
  about: z.string(),
  summary: z.array(z.string()),
  figures: z.array(z.object({ label: z.string(), value: z.string(), rating: z.string() })),
  parts: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  link: z.object({ text: z.string(), url: z.string() }),
});
export type ChatPost = z.infer<typeof ChatPost>;

/** `digest` stands for exactly this post to exactly this tool: what is allowed is what was seen. */
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
/** What one found in the chat, of a post that is `unconfirmed`: it stands there, or it is to be sent again. */
export const PostSettle = z.object({ seen: z.boolean() });
