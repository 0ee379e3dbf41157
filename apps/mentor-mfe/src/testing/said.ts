import { MockFailure, sampleData } from '@greenroom/api-client/testing';
import type { ChatMessage, ConversationSummary } from '@greenroom/contracts';

interface Conversation {
  summary: ConversationSummary;
  messages: ChatMessage[];
  /** By position: the messages from there on, in each version. */
  branches: Map<number, ChatMessage[][]>;
}

/** Messages of the mocks with their versions, as long as the page lives. */
export class Said {
  private readonly conversations = new Map<string, Conversation>();

  constructor(known: ConversationSummary[], messages: Record<string, ChatMessage[]>) {
    for (const summary of known) {
      const said = [...(messages[summary.uuid] ?? [])];
      this.conversations.set(summary.uuid, { summary, messages: said, branches: new Map() });
    }
  }

  list(): ConversationSummary[] {
    return [...this.conversations.values()].map(({ summary }) => summary);
  }

  get(uuid: string): Conversation {
    return this.conversations.get(uuid) ?? missing();
  }

  /** Returns the conversation; creates it if needed. */
  begin(uuid: string, instructorSlug: string, title: string): Conversation {
    const known = this.conversations.get(uuid);
    if (known) return known;
    const instructorName = sampleData.coaches.find(({ slug }) => slug === instructorSlug)?.name ?? instructorSlug;
    const summary = { uuid, instructorSlug, instructorName, title, updatedAt: sampleData.conversation.updatedAt };
    const begun = { summary, messages: [], branches: new Map() };
    this.conversations.set(uuid, begun);
    return begun;
  }

  delete(uuid: string): void {
    if (!this.conversations.delete(uuid)) missing();
  }

  /** Returns the conversation that currently contains a message. */
  holding(messageUuid: string): { conversation: Conversation; message: ChatMessage } | undefined {
    for (const conversation of this.conversations.values()) {
      const message = conversation.messages.find(({ uuid }) => uuid === messageUuid);
      if (message) return { conversation, message };
    }
    return undefined;
  }

  change(message: ChatMessage): ChatMessage {
    const { conversation } = this.holding(message.uuid) ?? missing();
    conversation.messages = conversation.messages.map((one) => (one.uuid === message.uuid ? message : one));
    return message;
  }

  /** Adds a new version of the message at a position, and of what follows it. */
  branch(conversation: Conversation, position: number, tail: ChatMessage[]): ChatMessage[] {
    const at = conversation.messages.filter((one) => one.position >= position);
    const versions = conversation.branches.get(position) ?? [at];
    const current = conversation.messages.find((one) => one.position === position)!.version - 1;
    const all = [...versions.with(current, at), tail];
    const numbered = all.map(([first, ...rest], index) => [
      { ...first!, version: index + 1, versions: all.length },
      ...rest,
    ]);
    conversation.branches.set(position, numbered);
    return this.show(conversation, position, numbered.length);
  }

  show(conversation: Conversation, position: number, version: number): ChatMessage[] {
    const tail = conversation.branches.get(position)?.[version - 1] ?? missing();
    conversation.messages = [...conversation.messages.filter((one) => one.position < position), ...tail];
    return tail;
  }
}

export function missing(): never {
  throw new MockFailure('not_found');
}
