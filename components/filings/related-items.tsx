import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { FilingStatusChip, RegisteredAgentStatusChip } from '#components/filings/status-chip';
import { filingWords } from '#components/filings/words.ts';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { RelatedItem } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';

type RelatedItemsProps = { items: readonly RelatedItem[]; parentId?: string; mode: Mode };

/**
 * Related items of this filing: the registered agent, filings that it includes, and the one with which it was
 * submitted.
 */
export function RelatedItems({ items, parentId, mode }: RelatedItemsProps) {
  return (
    <ul className="border-rule border-t">
      {parentId && !items.some(({ id }) => id === parentId) ? (
        <li className="border-rule border-b py-2">
          <TextLink alone href={paths.filing(mode, parentId)}>
            {filingWords.related.parent}
          </TextLink>
        </li>
      ) : null}
      {items.map((item) => (
        <li
          key={`${item.object}-${item.id}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-b py-2"
        >
          {item.object === 'filing' ? (
            <>
              <TextLink alone href={paths.filing(mode, item.id)}>
                {FILING_TYPE_WORDS[item.type]}
              </TextLink>
              <FilingStatusChip status={item.status} />
            </>
          ) : (
            <>
              <TextLink alone href={paths.business(mode, item.id)}>
                {filingWords.related.agent}
              </TextLink>
              <RegisteredAgentStatusChip key={item.status} status={item.status} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
