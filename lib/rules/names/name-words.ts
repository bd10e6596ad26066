/**
 * A name as plain words: capitals, no accents, `&` and `+` read as AND, apostrophes and periods closed up, other
 * punctuation a gap, and letters that stand alone joined (L L C is LLC, D/B/A is DBA).
 */
export function nameWords(name: string): string[] {
  const plain = fold(fold(name).toUpperCase())
    .replace(/[&+]/gu, ' AND ')
    .replace(/['’‘`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? [] : joinLetters(plain.split(' '));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function joinLetters(words: string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (/^[A-Z]$/.test(word)) {
      run += word;
      continue;
    }
    if (run !== '') joined.push(run);
    run = '';
    if (word !== '') joined.push(word);
  }
  return joined;
}
