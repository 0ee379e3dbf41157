import { CircleAlert, Hourglass, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorDetails } from './error-details.tsx';
import { StatusPanel, type StatusPanelProps } from './status-panel.tsx';

/** `full`: the server is at capacity. */
type NotLoadedReason = 'failed' | 'offline' | 'full';

/** Returns why something could not be loaded, by its error code. */
export function notLoadedReason(code: string | undefined): NotLoadedReason {
  if (code === 'offline') return 'offline';
  return code === 'unavailable' ? 'full' : 'failed';
}

/** Reason phrases of RFC 9110, section 15, that a server, a proxy or a gateway sends for a page. */
const reasonPhrases = [
  ...[
    'Bad Request',
    'Unauthorized',
    'Forbidden',
    'Not Found',
    'Method Not Allowed',
    'Not Acceptable',
    'Request Timeout',
  ],
  ...['Conflict', 'Gone', 'Content Too Large', 'Payload Too Large', 'URI Too Long', 'Unprocessable Content'],
  ...['Unprocessable Entity', 'Too Early', 'Too Many Requests', 'Internal Server Error', 'Not Implemented'],
  ...['Bad Gateway', 'Service Unavailable', 'Service Temporarily Unavailable', 'Gateway Timeout', 'Gateway Time-out'],
];
const bareStatus = new RegExp(`^\\d{3}(?: (?:${reasonPhrases.join('|')}))?$`, 'i');

/** `500`, `500 Internal Server Error`: a status without a message says less than the product's own words. */
const isBareStatus = (answer: string) => bareStatus.test(answer);

const looks = {
  failed: { icon: CircleAlert, tone: 'bad' },
  offline: { icon: WifiOff, tone: 'warn' },
  full: { icon: Hourglass, tone: 'warn' },
} as const;

export interface NotLoadedPanelProps {
  reason: NotLoadedReason;
  /** The app's texts: the tag, the title, what to do, and the button's label. */
  words: { tag: string; title: string; text: string; tryAgain: string };
  /** The server's response, if it did not come from the API. */
  details?: string | undefined;
  retry(): unknown;
  /** A link away from the page, where all of it is missing. */
  home?: ReactNode;
  titleAs?: StatusPanelProps['titleAs'];
}

/** Replaces content that could not be loaded, with a button to try again. */
export function NotLoadedPanel({ reason, words, details, retry, home, titleAs }: NotLoadedPanelProps) {
  return (
    <StatusPanel
      role="alert"
      tag={{ ...looks[reason], text: words.tag }}
      title={words.title}
      titleAs={titleAs}
      action={
        <>
          <Button variant="plain" size="s" onClick={() => retry()}>
            {words.tryAgain}
          </Button>
          {home}
        </>
      }
    >
      {words.text}
      <ErrorDetails>{details === undefined || isBareStatus(details) ? undefined : details}</ErrorDetails>
    </StatusPanel>
  );
}
