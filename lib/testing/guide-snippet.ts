import { readFile } from 'node:fs/promises';

export type Snippet = {
  language: string;
  /** The text after the language: the schema of a JSON example, the file name of a program. */
  name: string | null;
  text: string;
};

/** The fenced blocks of a Markdown text. */
export function snippetsOf(markdown: string): Snippet[] {
  const blocks = markdown.matchAll(/^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language = '', name, text = '']) => ({ language, name: name ?? null, text }));
}

/** The program with this file name in a guide. */
export async function programOf(guide: string, name: string): Promise<string> {
  const markdown = await readFile(`docs/guides/${guide}.md`, 'utf8');
  const found = snippetsOf(markdown).find((snippet) => snippet.name === name);
  if (!found) throw new Error(`The guide ${guide} has no program ${name}.`);
  return found.text;
}
