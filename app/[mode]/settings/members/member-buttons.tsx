'use client';

import { UserPlus } from 'lucide-react';
import { Button } from '#components/ui/button';
import { focusPageTitle } from '#components/ui/page-title.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { ActButton } from '../act-button.tsx';
import { removeMember, updateMember } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { useMemberDesk } from './member-desk.tsx';
import { restoreRemoved } from './restore-removed.ts';

const words = settingsWords.members;

export function InviteButton({ mode }: { mode: Mode }) {
  const begin = useMemberDesk();
  return (
    <Button
      variant="primary"
      icon={<UserPlus size={16} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => begin({ kind: 'invite', mode })}
    >
      {words.invite}
    </Button>
  );
}

type MemberButtonsProps = { mode: Mode; member: Member; everybody: readonly Member[]; isSelf: boolean };

/** The viewer leaves on their profile page, and cannot lock themselves out here. */
export function MemberButtons({ mode, member, everybody, isSelf }: MemberButtonsProps) {
  const begin = useMemberDesk();
  const others = everybody.filter(({ id, suspended_at }) => id !== member.id && !suspended_at);
  const name = <span className="sr-only"> {member.name}</span>;
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="small" aria-haspopup="dialog" onClick={() => begin({ kind: 'change', mode, member })}>
        {words.change}
        {name}
      </Button>
      {others.length > 0 ? (
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => begin({ kind: 'hand_over', mode, member, others })}
        >
          {words.handOver}
          {name}
        </Button>
      ) : null}
      {isSelf ? null : (
        <>
          {member.suspended_at ? (
            <ActButton
              size="small"
              label={words.restore}
              about={member.name}
              act={() => retryAction(updateMember)(mode, { id: member.id, suspended: false })}
              onDone={() => showToast(words.restored(member.name))}
            />
          ) : (
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={() => begin({ kind: 'suspend', mode, member })}
            >
              {words.suspend}
              {name}
            </Button>
          )}
          {member.has_second_factor ? (
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={() => begin({ kind: 'reset_factor', mode, member })}
            >
              {words.resetFactor}
              {name}
            </Button>
          ) : null}
          <ActButton
            size="small"
            label={words.remove}
            about={member.name}
            variant="quiet"
            act={() => retryAction(removeMember)(mode, { id: member.id })}
            onDone={() => {
              showToast(words.removed(member.name), () => void restoreRemoved(mode, member));
              focusPageTitle();
            }}
          />
        </>
      )}
    </div>
  );
}
