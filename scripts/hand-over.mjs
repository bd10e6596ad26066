import { spawn } from 'node:child_process';
import { childEnvironment, pinnedNode, root } from './prepare.mjs';

/** Runs a program on the pinned Node and waits for it: forwards signals, and exits with its code. */
export function handOver(args, environment = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    // The child sees the channel close when this process ends, even if it was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment(environment),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm or shell sends its children no signal; they notice their new parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
