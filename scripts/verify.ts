import { spawn } from 'node:child_process';

type Step = { name: string; commands: string[][] };

const modules = 'node_modules';
const steps: Step[] = [
  {
    name: 'format and lint',
    commands: [[`${modules}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings']],
  },
  {
    name: 'types',
    commands: [
      [`${modules}/next/dist/bin/next`, 'typegen'],
      [`${modules}/typescript/bin/tsc`, '--noEmit', '-p', '.'],
    ],
  },
  { name: 'borders', commands: [['scripts/check-borders.ts']] },
  { name: 'tenancy', commands: [['scripts/check-tenancy.ts']] },
  { name: 'patterns', commands: [['scripts/check-patterns.ts']] },
  { name: 'dead code', commands: [[`${modules}/knip/bin/knip.js`, '--no-progress', '--no-config-hints']] },
  { name: 'endings', commands: [['scripts/check-endings.ts']] },
  { name: 'planted bugs', commands: [['scripts/check-planted.ts']] },
  { name: 'directives', commands: [['scripts/check-directives.ts']] },
  { name: 'file sizes', commands: [['scripts/check-file-sizes.ts']] },
];

async function runStep({ name, commands }: Step): Promise<boolean> {
  const start = performance.now();
  let output = '';
  let passed = true;
  for (const command of commands) {
    const result = await run(command);
    output = passed && result.passed ? result.output : output + result.output;
    passed &&= result.passed;
    if (!passed) break;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${seconds.padStart(5)} s`);
  if (!passed) console.log(`\n${output.trim()}\n`);
  return passed;
}

function run(args: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

const results = await Promise.all(steps.map(runStep));
process.exitCode = results.every(Boolean) ? 0 : 1;
