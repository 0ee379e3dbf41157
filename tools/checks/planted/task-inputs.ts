/**
 * Prints the hash inputs of Nx tasks, given as `project:target`. A separate process, because Nx keeps one graph per
 * process.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';

const inspector = new HashPlanInspector(await createProjectGraphAsync());
await inspector.init();
const inputs = process.argv.slice(2).map((task) => {
  const [project = '', target = ''] = task.split(':');
  return [task, inspector.inspectTaskInputs({ project, target }, {}, {}, true)[task]];
});
process.stdout.write(JSON.stringify(Object.fromEntries(inputs)));
