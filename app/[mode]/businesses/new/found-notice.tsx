import { stateName } from '#components/filings/state-name.ts';
import { Notice } from '#components/ui/notice';
import { Time } from '#components/ui/time';
import type { RegistryRecord } from '#lib/contract/registry';
import { registerWords } from '../words.ts';

/** Where the values in the form come from, and what to look at twice. */
export function FoundNotice({ found, now }: { found: RegistryRecord; now: string }) {
  const state = stateName(found.jurisdiction);
  const taken = [
    'name',
    'home state',
    'number',
    found.entity_type && 'type',
    found.formation_date && registerWords.dateFact,
  ];
  return (
    <div className="mb-6 space-y-3">
      <Notice kind="info" title={registerWords.taken(state)}>
        <Time value={now} shape="date" />, {found.source}: {taken.filter(Boolean).join(', ')}.{' '}
        {registerWords.checkEach}
      </Notice>
      {found.status === 'active' || found.status === 'good standing' ? null : (
        <Notice kind="warning" title={registerWords.status(found.status)}>
          {registerWords.statusDetail}
        </Notice>
      )}
    </div>
  );
}
