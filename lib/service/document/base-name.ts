const longest = 180;

/** The last part of the file name that a browser or script sent, as one line that a file system accepts. */
export function baseName(sent: string): string {
  const last = sent.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '').trim();
  if (/^\.*$/.test(clean)) return 'document';
  if (clean.length <= longest) return clean;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, longest - extension.length).toWellFormed()}${extension}`;
}
