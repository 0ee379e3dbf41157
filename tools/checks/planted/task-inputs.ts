/** Prints what the hashes of Nx tasks are made of, given as `project:target`. A process of its own, as Nx keeps one graph a process. */
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';

const inspector = new HashPlanInspector(await createProjectGraphAsync());
await inspector.init();
const inputs = process.argv.slice(2).map((task) => {
  const [project = '', target = ''] = task.split(':');
  return [task, inspector.inspectTaskInputs({ project, target }, {}, {}, true)[task]];
});
process.stdout.write(JSON.stringify(Object.fromEntries(inputs)));
