import { spawn } from 'node:child_process';
import { childEnvironment, pinnedNode, root } from './prepare.mjs';

/** Runs a program on the pinned Node in place of this one: signals go to it, and its exit becomes ours. */
export function handOver(args, environment = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    // The channel tells the child when this process is gone, even when it was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment(environment),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm or shell says nothing to its children; a new parent is how they learn of it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
