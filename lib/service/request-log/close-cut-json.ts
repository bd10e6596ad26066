import { endOfText } from '#lib/service/edge/duplicate-members';

/**
 * The beginning of a JSON text as valid JSON: an unfinished value at the cut is left out, except a string that the cut
 * went through. The result may still fail to parse, because the original may not have been JSON.
 */
export function closeCutJson(cut: string): string {
  const open: ('}' | ']')[] = [];
  let whole = 0;
  let awaitsValue = true;
  const closeAt = (end: number) => {
    whole = end;
    awaitsValue = false;
  };
  // The brackets open at `whole` are those open now, because each bracket moves `whole`.
  const closed = () => cut.slice(0, whole) + open.toReversed().join('');
  for (let at = 0; at < cut.length; at += 1) {
    const char = cut.charAt(at);
    const isValue = awaitsValue || open.at(-1) === ']';
    if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      closeAt(at + 1);
    } else if (char === '}' || char === ']') {
      open.pop();
      closeAt(at + 1);
    } else if (char === ':') awaitsValue = true;
    else if (char === '"') {
      const end = endOfText(cut, at);
      if (end >= cut.length) return isValue ? closeText(cut, at, open) : closed();
      at = end;
      if (isValue) closeAt(end + 1);
    } else if (/[\w.+-]/.test(char)) {
      while (/[\w.+-]/.test(cut.charAt(at + 1))) at += 1;
      // A number that was cut would be a different number.
      if (at + 1 >= cut.length) return closed();
      closeAt(at + 1);
    }
  }
  return closed();
}

/** Ends the string that begins at `start`, without a partial secret or escape at the cut. */
function closeText(cut: string, start: number, open: string[]): string {
  const text = cut.slice(start).replace(/\\[\da-fu]{0,5}$/i, '');
  return `${cut.slice(0, start)}${withoutCutSecret(text)}"${open.toReversed().join('')}`;
}

/** The beginning of a number, or of a URL with a password, cannot be recognized by its form yet. */
export function withoutCutSecret(text: string): string {
  return text.replace(/[\d \u2010-\u2015-]{1,40}$/, '').replace(/:\/\/[^/\s]{0,300}$/, '://');
}
