'use client';

import { useQueryStates } from 'nuqs';
import { useListTransition } from '#components/lists/list-area';
import { SearchToolbar, whileTyping } from '#components/lists/search-toolbar';
import { Select } from '#components/ui/select';
import { auditListParsers, isNarrowed } from './audit-list-query.ts';
import { auditKinds, auditFilterWords as words } from './filter-words.ts';

const KINDS = Object.entries(auditKinds).map(([value, label]) => ({ value, label }));
const ACTORS = [
  { value: 'person', label: words.person },
  { value: 'api_key', label: words.apiKey },
  { value: 'staff', label: words.staff },
];
const TIMES = [
  { value: 'day', label: words.day },
  { value: 'week', label: words.week },
  { value: 'month', label: words.month },
];

const NONE = { q: null, kind: null, by: null, actor: null, since: null, pages: null };

export function AuditFilters() {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(auditListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  const pick = <Name extends 'kind' | 'by' | 'since'>(name: Name) => ({
    name,
    size: 'toolbar' as const,
    width: 'full' as const,
    value: state[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      void setState({ [name]: auditListParsers[name].parse(event.target.value), pages: null }),
  });

  return (
    <search>
      <SearchToolbar
        label={words.search}
        query={state.q}
        onSearch={(q) => void setState({ q, pages: null }, whileTyping)}
        onClear={isNarrowed(state) ? () => void setState(NONE) : null}
      >
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label={words.kind} emptyLabel={words.anyKind} options={KINDS} {...pick('kind')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-36">
          <Select label={words.actor} emptyLabel={words.anyActor} options={ACTORS} {...pick('by')} />
        </div>
        <div className="w-full sm:w-40">
          <Select label={words.time} emptyLabel={words.anyTime} options={TIMES} {...pick('since')} />
        </div>
      </SearchToolbar>
    </search>
  );
}
