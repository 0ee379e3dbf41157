/** `npm run backup -- create|verify|restore …`: backs up and restores the data of this machine. */
import '@greenroom/database/resolve-drizzle';

const { runBackupCommand } = await import('./backup/run-command.ts');
const { text, exitCode } = await runBackupCommand(process.argv.slice(2), process.env);
process[exitCode === 0 ? 'stdout' : 'stderr'].write(`${text}\n`);
process.exitCode = exitCode;
