/** `npm run notice`: rewrites NOTICE.md after packages changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { noticeText } from './notice.ts';

writeFileSync(join(workspaceRoot, 'NOTICE.md'), noticeText());
