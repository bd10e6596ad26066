import { Notice } from '#components/ui/notice';
import type { Session } from '#lib/session/session';
import { auditWords } from './words.ts';

/** Whether the audit log is complete and unchanged, verified on each visit. */
export async function ChainLine({ session: { client } }: { session: Session }) {
  const { ok, checked, sequence, fault } = await client.audit.verification();
  if (!ok) {
    return (
      <div className="mb-6">
        <Notice kind="stop" title={auditWords.fault((fault?.sequence ?? sequence).toLocaleString('en-US'))}>
          {auditWords.faultDetail}
        </Notice>
      </div>
    );
  }
  return (
    <p className="mb-6 text-ink-2">
      {checked === 0
        ? auditWords.empty
        : auditWords.whole(checked.toLocaleString('en-US'), checked === sequence)}
    </p>
  );
}
