import { spawn } from 'node:child_process';
import { childEnvironment, pinnedNode, root } from './prepare.mjs';

/** Runs a program on the pinned Node in place of this one: signals go to it, and its exit becomes ours. */
export function handOver(args, environment = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    // Over the channel the child notices when this process is gone, even when it was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment(environment),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm or shell sends its children nothing; they notice it by their new parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
