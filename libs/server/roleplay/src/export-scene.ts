import type { FileReply } from '@greenroom/http';
import type { SceneFeedback } from '@greenroom/contracts';
import type { LineRow, RoleplaySessionRow } from './roleplay.repository.ts';
import type { Play } from './domain/play.ts';

/** Exports a session as a file: Markdown for reading, JSON for processing. */
export function exportScene(
  row: RoleplaySessionRow,
  play: Play,
  lines: readonly LineRow[],
  notes: SceneFeedback | undefined,
  format: 'markdown' | 'json',
): FileReply {
  const name = `greenroom-${row.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const said = lines.map(({ author, text, atMs }) => ({ author, text, atMs }));
  const { title, difficulty, medium, createdAt, endedAt, ending, custom, additionalContext } = row;
  if (format === 'json') {
    const whole = {
      title,
      situation: play.situation,
      partner: play.partner.name,
      difficulty,
      medium,
      createdAt,
      endedAt,
      ending,
    };
    const text = JSON.stringify({ ...whole, custom, additionalContext, lines: said, notes: notes ?? null }, null, 2);
    return { name: `${name}.json`, type: 'application/json', text };
  }
  const parts = [
    `# ${plain(title)}`,
    plain(play.situation),
    `*${plain(play.partner.name)}, ${difficulty}, ${createdAt.toISOString().slice(0, 10)}*`,
    ...said.map(({ author, text }) => `**${author === 'person' ? 'You' : plain(play.partner.name)}:** ${plain(text)}`),
    ...(notes ? notesIn(notes) : []),
  ];
  return { name: `${name}.md`, type: 'text/markdown', text: `${parts.join('\n\n')}\n` };
}

function notesIn({ total, criteria, toTry, measures }: SceneFeedback): string[] {
  return [
    `## ${total.score.toFixed(1)}`,
    ...criteria.map(
      ({ name, score, why, quote }) =>
        `- ${name}: ${score.toFixed(1)}. ${why}${quote ? ` “${plain(quote.quote)}”` : ''}`,
    ),
    ...(toTry?.betterLine ? [`“${plain(toTry.betterLine)}”`] : []),
    ...measures.map(({ name, value, rating }) => `- ${name}: ${value} (${rating})`),
  ];
}

/** Escapes text written by people, so that Markdown does not interpret it. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>#|])/g, '\\$1').replace(/\s*\n\s*/g, ' ');
