import { Notice } from '#components/ui/notice';
import type { Role } from '#lib/contract/session';
import { keyWords } from './words.ts';

export function OnlyAdministrators({ role }: { role: Role }) {
  if (role === 'admin') return null;
  return (
    <div className="mb-6">
      <Notice title={keyWords.page.onlyAdministrators}>{keyWords.page.askAnAdministrator(role)}</Notice>
    </div>
  );
}
