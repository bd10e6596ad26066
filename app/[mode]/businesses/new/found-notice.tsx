import { stateName } from '#components/filings/state-name.ts';
import { Notice } from '#components/ui/notice';
import { Time } from '#components/ui/time';
import type { RegistryRecord } from '#lib/contract/registry';
import { businessWords } from '../words.ts';

/** Where the values in the form come from, and what to look at twice. */
export function FoundNotice({ found, now }: { found: RegistryRecord; now: string }) {
  const state = stateName(found.jurisdiction);
  const taken = [
    'name',
    'home state',
    'number',
    found.entity_type && 'type',
    found.formation_date && businessWords.register.dateFact,
  ];
  return (
    <div className="mb-6 space-y-3">
      <Notice kind="info" title={businessWords.register.taken(state)}>
        <Time value={now} shape="date" />, {found.source}: {taken.filter(Boolean).join(', ')}.{' '}
        {businessWords.register.checkEach}
      </Notice>
      {found.status === 'active' || found.status === 'good standing' ? null : (
        <Notice kind="warning" title={businessWords.register.status(found.status)}>
          {businessWords.register.statusDetail}
        </Notice>
      )}
    </div>
  );
}
