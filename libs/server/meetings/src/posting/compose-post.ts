import { createHash } from 'node:crypto';
import { type ChatPost, type ChatToolName, type MeetingFeedback, pathTo } from '@greenroom/contracts';
import { asMinutes, sentencesIn } from '../domain/sentences.ts';

/** The measures shown to a team. */
const shown = ['talk-share', 'questions', 'interruptions', 'longest-monologue'] as const;

/**
 * Composes the post from the notes on a meeting: our own sentences, figures, and the account's own words. Nothing that
 * other people said can affect its content or where it goes.
 * @param origin of the product, for the link
 */
export function composePost(notes: MeetingFeedback, language: 'en' | 'de', origin: string): ChatPost {
  const say = sentencesIn[language].post;
  const figures = shown.flatMap((name) => {
    const measure = notes.measures.find((one) => one.name === name);
    if (!measure) return [];
    const { value, count, rating } = measure;
    const amount =
      name === 'talk-share' ? `${value} %` : name === 'longest-monologue' ? asMinutes(value) : `${count ?? value}`;
    return [{ label: say.figures[name], value: amount, rating: `(${say.ratings[rating]})` }];
  });
  const promised = notes.followUps.flatMap(({ who, text, dueOn }) =>
    who === null ? [dueOn === null ? text : `${text} (${say.by(dueOn)})`] : [],
  );
  const day = notes.heldAt.slice(0, 10);
  return {
    title: notes.title,
    about: say.about(day, Math.max(1, Math.round(notes.durationMs / 60_000))),
    summary: notes.summary,
    figures,
    parts: [
      { heading: say.strengths, lines: notes.strengths.map(({ text }) => text) },
      { heading: say.tryNext, lines: notes.tryNext.map(({ text }) => text) },
      { heading: say.promised, lines: promised.slice(0, 10) },
    ],
    link: { text: say.link, url: origin + pathTo('meetingsFeedback', undefined, { uuid: notes.conversationUuid }) },
  };
}

/** Identifies exactly this post, to this tool at this address. */
export function digestOf(post: ChatPost, to: { tool: ChatToolName; sealedAddress: string } | undefined): string {
  const what = JSON.stringify([post, to?.tool ?? null, to?.sealedAddress ?? null]);
  return createHash('sha256').update(what).digest('base64url');
}
