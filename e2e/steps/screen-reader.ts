import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Locator } from '@playwright/test';

const source = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);
// A page cannot import external modules, so the exports are put on the window instead.
const script = source.replace(/export\s*\{([^}]*)\}/, (_, names: string) => {
  const reader = /([\w$]+) as virtual\b/.exec(names)?.[1];
  return `;globalThis.screenReader = ${reader}`;
});

/** What a screen reader announces for this part of the page, from start to end. */
export async function spokenOf(part: Locator): Promise<string[]> {
  await part.page().evaluate(`(() => {${script}\n})()`);
  return part.evaluate(async (container) => {
    const { screenReader: reader } = globalThis as unknown as { screenReader: Virtual };
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    const end = `end of ${first}`;
    for (let steps = 0; steps < 2_000; steps += 1) {
      await reader.next();
      const said = await reader.lastSpokenPhrase();
      if (said === first || said === end) break;
    }
    const all = await reader.spokenPhraseLog();
    await reader.stop();
    return all;
  });
}
