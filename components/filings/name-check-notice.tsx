import { nameCheckWords } from '#components/filings/name-check-words.ts';
import { filingWords } from '#components/filings/words.ts';
import { Notice } from '#components/ui/notice';
import type { NameCheck } from '#lib/contract/name-check';

type NameCheckNoticeProps = { check: NameCheck | null | undefined; stateName: string };

/** The result of the naming check before submission; nothing if the name is clear; a conflict is shown as a problem. */
export function NameCheckNotice({ check, stateName }: NameCheckNoticeProps) {
  if (!check) return null;
  const open = check.status === 'not_checked' ? [nameCheckWords(check, stateName)] : [];
  const sentences = [...open, ...check.warnings.map(({ detail }) => detail)];
  if (sentences.length === 0) return null;
  return (
    <Notice kind="warning" title={filingWords.name.title}>
      {sentences.map((sentence) => (
        <p key={sentence} className="break-words">
          {sentence}
        </p>
      ))}
    </Notice>
  );
}
