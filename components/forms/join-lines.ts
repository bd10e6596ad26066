/** Several lines as one, "1209 Orange Street, Suite 4": an input for one line would drop the break between them. */
export function joinLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
}
