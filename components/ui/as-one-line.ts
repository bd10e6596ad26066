/** What is pasted may have several lines where one is stored. */
export function asOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}
