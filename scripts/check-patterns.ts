import { analyse } from 'scslre';
import { patternsInCode } from './patterns-in-code.ts';

/**
 * A regular expression that takes more than linear time is refused, wherever it stands: callers' texts can reach any of
 * them.
 */
const patterns = await patternsInCode();
if (patterns.length === 0) throw new Error('No pattern was looked at.');
for (const { source, flags, at } of patterns) {
  for (const { type, character } of analyse({ source, flags }, { maxReports: 1 }).reports) {
    console.log(`${at}  /${source}/${flags} is slow (${type}) where "${character.pick}" is repeated.`);
    process.exitCode = 1;
  }
}
