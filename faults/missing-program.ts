import { findProgram } from '../scripts/programs.mjs';
import { findRedis } from '../scripts/redis.mjs';

/** What a fault needs besides the installed packages: a program, by the name of its package of Debian. */
const programs: Record<string, { name: string; find: () => string | undefined }> = {
  clock: { name: 'faketime', find: () => findProgram(['faketime']) },
  receiver: { name: 'faketime', find: () => findProgram(['faketime']) },
  redis: { name: 'redis-server', find: findRedis },
};

/** Says which program a fault lacks, and how to install it; null if it lacks none. */
export function missingProgram(fault: string): string | null {
  const program = programs[fault];
  if (!program || program.find()) return null;
  return `${program.name} is not installed. On Debian and Ubuntu: apt-get install ${program.name}`;
}
