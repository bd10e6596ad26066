import { frameWords } from '#components/shell/words.ts';

/** Says why nothing happens, where a browser runs no script. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4 max-w-form">{frameWords.needsScript}</p>
    </noscript>
  );
}
