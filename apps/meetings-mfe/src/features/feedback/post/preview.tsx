import type { ReactNode } from 'react';
import type { ChatPost } from '@greenroom/contracts';
import { Fine, Head, Small, Stack } from '@greenroom/shared-ui';

/** Shows the whole content of a post; the chat tool has its own layout. */
export function Preview({ post }: { post: ChatPost }): ReactNode {
  return (
    <Stack gap={3}>
      <Head>{post.title}</Head>
      <Fine tone={2}>{post.about}</Fine>
      <Small>{post.summary.join(' ')}</Small>
      <Small>
        {post.figures.map(({ label, value, rating }) => (
          <span key={label} style={{ display: 'block' }}>
            {label}: {value} {rating}
          </span>
        ))}
      </Small>
      {post.parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ heading, lines }) => (
          <div key={heading}>
            <Small style={{ fontWeight: 600 }}>{heading}</Small>
            {lines.map((line) => (
              <Small key={line}>• {line}</Small>
            ))}
          </div>
        ))}
      <Fine tone={2}>
        {post.link.text}: {post.link.url}
      </Fine>
    </Stack>
  );
}
