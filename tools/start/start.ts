/** `npm start`: builds what is not built, then runs the whole site on one port. */
import { buildIfNeeded } from './build-if-needed.ts';
import { handSignalsOn, run } from './run.ts';

buildIfNeeded();
handSignalsOn();
run(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'], { env: { NODE_ENV: 'production' } });
