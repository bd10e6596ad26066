import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bannedWordsIn } from '#lib/testing/banned-words';

const root = join(import.meta.dirname, '..');
const files = globSync('{app,components}/**/{words,*-words}.{ts,tsx}', { cwd: root }).sort();

/** The strings of a file, without its imports and comments. */
function sentencesOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g) ?? [];
}

describe('the text of the screens', () => {
  test('is found in its files', () => {
    expect(files).toEqual(expect.arrayContaining(['app/[mode]/plans/words.ts', 'components/forms/words.ts']));
    expect(files.flatMap(sentencesOf).length).toBeGreaterThan(300);
  });

  test.each(files)('uses the terms of the field: %s', (file) => {
    expect(sentencesOf(file).flatMap(bannedWordsIn)).toEqual([]);
  });

  test.each(files)('writes ID, and a comma before the last of a list: %s', (file) => {
    const small = /(?<![\w-])(?:id|Id|ids|Ids)(?!\w)/;
    const noComma = /(?:\b\w+, ){2}\w+ (?:and|or) \w/;
    const sentences = sentencesOf(file).map((sentence) => sentence.replaceAll(/\$\{[^}]*\}/g, ''));
    expect(sentences.filter((sentence) => small.test(sentence) || noComma.test(sentence))).toEqual([]);
  });

  test.each(files.filter((file) => !/developers|operations/.test(file)))('asks to send: %s', (file) => {
    const submits = /(?<!plan\.)\bsubmit(?:s|ted|ting)?\b/i;
    const sentences = sentencesOf(file).filter((sentence) => sentence !== "'Submitted'");
    expect(sentences.filter((sentence) => submits.test(sentence))).toEqual([]);
  });
});
