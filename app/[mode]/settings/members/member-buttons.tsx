'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Menu } from '#components/ui/menu';
import type { MenuEntry } from '#components/ui/menu-panel';
import { Notice } from '#components/ui/notice';
import { focusPageTitle } from '#components/ui/page-title.ts';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
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
  const [refusal, setRefusal] = useState('');
  const { id, name } = member;
  const others = everybody.filter((one) => one.id !== id && !one.suspended_at);

  async function act(work: Promise<ActionResult<unknown>>, onDone: () => void) {
    const outcome = await work;
    setRefusal(outcome.ok ? '' : outcome.problem.detail);
    if (outcome.ok) onDone();
  }
  const letIn = () =>
    act(retryAction(updateMember)(mode, { id, suspended: false }), () => showToast(words.restored(name)));
  const remove = () =>
    act(retryAction(removeMember)(mode, { id }), () => {
      showToast(words.removed(name), () => void restoreRemoved(mode, member));
      focusPageTitle();
    });

  const entries: MenuEntry[] = [];
  const offer = (label: string, onSelect: () => unknown) => entries.push({ id: label, label, onSelect });
  if (others.length > 0) offer(words.handOver, () => begin({ kind: 'hand_over', mode, member, others }));
  if (!isSelf) {
    if (member.suspended_at) offer(words.restore, letIn);
    else offer(words.suspend, () => begin({ kind: 'suspend', mode, member }));
    if (member.has_second_factor)
      offer(words.resetFactor, () => begin({ kind: 'reset_factor', mode, member }));
    offer(words.remove, remove);
  }
  return (
    <>
      <div className="flex gap-1 whitespace-nowrap">
        <Button size="small" aria-haspopup="dialog" onClick={() => begin({ kind: 'change', mode, member })}>
          {words.change}
          <span className="sr-only"> {name}</span>
        </Button>
        {entries.length > 0 ? (
          <Menu size="small" label={words.more} entries={entries}>
            <span className="sr-only"> {name}</span>
          </Menu>
        ) : null}
      </div>
      {refusal ? (
        <Notice kind="stop" announce>
          {refusal}
        </Notice>
      ) : null}
    </>
  );
}
