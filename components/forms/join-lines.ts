/** The lines of a text that have words, without the spaces around them. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Several lines as one, "1209 Orange Street, Suite 4": an input for one line would drop the break between them. */
export function joinLines(text: string): string {
  return linesOf(text)
    .map((line) => line.replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
}
