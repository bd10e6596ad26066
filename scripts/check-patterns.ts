import { analyse } from 'scslre';
import { patternsInCode } from './patterns-in-code.ts';

/** Refuses every regular expression that takes more than linear time, because callers' text may reach any of them. */
const patterns = await patternsInCode();
if (patterns.length === 0) throw new Error('No pattern was looked at.');
for (const { source, flags, at } of patterns) {
  for (const { type, character } of analyse({ source, flags }, { maxReports: 1 }).reports) {
    console.log(`${at}  /${source}/${flags} is slow (${type}) where "${character.pick}" is repeated.`);
    process.exitCode = 1;
  }
}
