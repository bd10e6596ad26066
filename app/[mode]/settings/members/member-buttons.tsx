'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { updateMember } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { useMemberDesk } from './member-desk.tsx';

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

type MemberButtonsProps = { mode: Mode; member: Member; others: readonly Member[]; isSelf: boolean };

/** The viewer leaves on their profile page, and cannot lock themselves out here. */
export function MemberButtons({ mode, member, others, isSelf }: MemberButtonsProps) {
  const begin = useMemberDesk();
  const name = <span className="sr-only"> {member.name}</span>;
  return (
    <div className="flex flex-wrap gap-1 py-1">
      <Button size="small" aria-haspopup="dialog" onClick={() => begin({ kind: 'change', mode, member })}>
        {words.change}
        {name}
      </Button>
      {isSelf ? null : (
        <>
          {member.suspended_at ? (
            <RestoreButton mode={mode} member={member} />
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
          <Button
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => begin({ kind: 'remove', mode, member, others })}
          >
            {words.remove}
            {name}
          </Button>
        </>
      )}
    </div>
  );
}

function RestoreButton({ mode, member }: { mode: Mode; member: Member }) {
  const [refusal, setRefusal] = useState('');
  async function restore() {
    const outcome = await retryAction(updateMember)(mode, { id: member.id, suspended: false });
    if (outcome.ok) showToast(words.restored(member.name));
    else setRefusal(outcome.problem.detail);
  }
  return (
    <>
      <Button size="small" onClick={restore}>
        {words.restore}
        <span className="sr-only"> {member.name}</span>
      </Button>
      {refusal ? (
        <Notice kind="stop" announce>
          {refusal}
        </Notice>
      ) : null}
    </>
  );
}
