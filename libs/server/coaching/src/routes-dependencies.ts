import type { RightsOf } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import type { Moderator } from '@greenroom/ports/moderator';
import type { Allowances } from '@greenroom/allowances';
import type { Catalogue } from '@greenroom/content';
import type { FileReader } from '@greenroom/uploaded-files';
import type { AnswerNews } from './answers/answer-news.ts';
import type { AnswerWriters } from './answers/answer-writers.ts';
import type { FollowSettings } from './answers/follow-answer.ts';
import type { Recall } from './memory/recall.ts';
import type { ReadRecap } from './recap/read-recap.ts';

export interface CoachingRoutesDependencies {
  db: Database;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  allowances: Pick<Allowances, 'take'>;
  moderator: Moderator;
  writers: AnswerWriters;
  recall: Recall;
  news: AnswerNews;
  instanceId: string;
  readRecap: ReadRecap;
  settings: FollowSettings;
  uploads: FileReader;
  /** Aborted when the server stops. Open streams then end, and their readers reconnect to another instance. */
  stopping: AbortSignal;
}
