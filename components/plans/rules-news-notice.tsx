'use client';

import dynamic from 'next/dynamic';
import type { DraftStore } from '#components/drafts/draft-store.ts';
import { focusPageTitle } from '#components/ui/page-title.ts';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import { pathOfRulesSeen, type RulesNews, unacknowledgedChanges } from '#lib/rules/plan/rules-news';

// Rules rarely change while a plan is open.
const RulesChanged = dynamic(() =>
  import('#components/plans/rules-changed').then((file) => file.RulesChanged),
);

type RulesNewsNoticeProps = {
  mode: Mode;
  news: readonly (RulesNews | null)[];
  draft: PlanDraft;
  store: DraftStore<PlanDraft>;
};

/** The acknowledgment is saved with the plan, for everybody. */
export function RulesNewsNotice({ mode, news, draft, store }: RulesNewsNoticeProps) {
  const unread = unacknowledgedChanges(news, draft);
  if (unread.length === 0) return null;
  return (
    <RulesChanged
      mode={mode}
      news={unread}
      onSeen={({ code, version }) => {
        store.change(pathOfRulesSeen(code), version);
        void store.flush();
        focusPageTitle();
      }}
    />
  );
}
