import { Notice } from '#components/ui/notice';
import type { Role } from '#lib/contract/console/session';

export function OnlyAdministrators({ role }: { role: Role }) {
  if (role === 'admin') return null;
  return (
    <div className="mb-6">
      <Notice title="You see the keys here; administrators change them">
        Your role in this organization is {role}. Ask an administrator to create, roll or revoke a key.
      </Notice>
    </div>
  );
}
