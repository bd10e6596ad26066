import { roleWords } from '#components/people/words.ts';
import { Notice } from '#components/ui/notice';
import type { Role } from '#lib/contract/roles';
import { keyWords } from './words.ts';

/** To whoever may see the keys and not change them. */
export function OnlyDevelopers({ roles }: { roles: readonly Role[] }) {
  return (
    <div className="mb-6">
      <Notice title={keyWords.page.onlyDevelopers}>
        {keyWords.page.askDeveloper(roles.map((role) => roleWords[role].name).join(', '))}
      </Notice>
    </div>
  );
}
