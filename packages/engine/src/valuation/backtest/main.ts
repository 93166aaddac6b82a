import { backtestCommand } from './backtest-command.ts';

process.exitCode = await backtestCommand(process.argv.slice(2), (text) => {
  process.stdout.write(`${text}\n`);
});
