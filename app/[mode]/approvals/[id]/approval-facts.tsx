import { tierWords } from '#components/filings/filing-words.ts';
import { type Fact, FactList } from '#components/ui/fact-list';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Approval } from '#lib/contract/approval';
import type { Mode } from '#lib/contract/scalars';
import { partyName } from '#lib/rules/approval/party-name';
import { ruleWords } from '#lib/rules/approval/rule-words';
import { filingListWords } from '../../filings/words.ts';
import { approvalStatusWords, approvalPageWords as words } from '../words.ts';

/** Who asked, which rule holds it, and the known facts of the body: of its speed, nothing but a line of the fee would say. */
export function ApprovalFacts({ mode, approval }: { mode: Mode; approval: Approval }) {
  const facts: Fact[] = [
    { term: words.rule, value: ruleWords(approval.mode, approval.rule) },
    { term: filingListWords.yesOrNo.expedited.label, value: tierWords(approval.expedited_tier) },
    {
      term: words.submitted,
      value: <Time value={approval.created_at} />,
      note: words.by(partyName(approval.requested_by)),
    },
    endOf(approval),
    ...(approval.reason ? [{ term: words.reason, value: approval.reason }] : []),
    ...(approval.business_id
      ? [
          {
            term: words.business,
            value: (
              <TextLink tone="record" href={paths.business(mode, approval.business_id)}>
                {approval.legal_name}
              </TextLink>
            ),
          },
        ]
      : []),
    {
      term: words.hash,
      value: approval.body_sha256 ? (
        <code className="break-all font-mono text-small">{approval.body_sha256}</code>
      ) : (
        words.noHash
      ),
    },
  ];
  return <FactList facts={facts} layout="narrow" />;
}

function endOf({ status, decided_at, decided_by, expires_at }: Approval): Fact {
  if (status === 'waiting') return { term: words.expires, value: <Time value={expires_at} /> };
  // An expired one has whoever noticed it in decided_by, though nobody decided.
  if (status === 'expired' || decided_at === null || decided_by === null)
    return { term: approvalStatusWords.expired, value: <Time value={expires_at} /> };
  return { term: words.decided, value: <Time value={decided_at} />, note: words.by(partyName(decided_by)) };
}
