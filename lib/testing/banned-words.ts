/** Words that must not appear in text for readers, and their replacement, from the table in CONTRIBUTING. */
const banned: readonly [pattern: RegExp, instead: string][] = [
  [/\bpapers?\b/i, 'document'],
  [/\be-mails?\b/i, 'email'],
  [/\bsuch as\b/i, 'for example'],
  [/\bleave (?:it|them) out\b/i, 'what to do, and what happens otherwise'],
  [/(?<!EIN )(?<!S corporation )\bapplications?\b/i, 'plan or filing'],
  [/\bdrafts\b/i, 'plans'],
  [/\b(?:heard|hears|told|tends?)\b/i, 'the word of the trade'],
  [/\blog (?:in|out)\b/i, 'sign in, sign out'],
  [/\bEnter (?!(?:the|a|an|your|it|each|one|two|nine)\b)/, 'an article after Enter'],
];

/** The corrections for a text. */
export function bannedWordsIn(text: string): string[] {
  return banned.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    return [`“${text.slice(Math.max(0, found.index - 30), found.index + 40).trim()}”: say ${instead}`];
  });
}
