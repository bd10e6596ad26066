'use client';

import { Dialog } from '#components/ui/dialog';
import { settingsWords } from '../words.ts';
import { ChangeRolesForm } from './change-roles-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { InviteForm } from './invite-form.tsx';
import type { MemberTask } from './member-task.ts';
import { ResetFactor } from './reset-factor.tsx';
import { SuspendMember } from './suspend-member.tsx';

const words = settingsWords.members;

type MemberDialogsProps = { task: MemberTask; onDone: () => void };

export function MemberDialogs({ task, onDone }: MemberDialogsProps) {
  switch (task.kind) {
    case 'invite':
      return (
        <Dialog title={words.inviteTitle} width="form" isOpen onOpenChange={onDone}>
          <InviteForm mode={task.mode} onDone={onDone} />
        </Dialog>
      );
    case 'change':
      return (
        <Dialog title={words.changeTitle(task.member.name)} width="form" isOpen onOpenChange={onDone}>
          <ChangeRolesForm mode={task.mode} member={task.member} onDone={onDone} />
        </Dialog>
      );
    case 'suspend':
      return <SuspendMember mode={task.mode} member={task.member} onDone={onDone} />;
    case 'reset_factor':
      return <ResetFactor mode={task.mode} member={task.member} onDone={onDone} />;
    case 'hand_over':
      return (
        <Dialog title={words.handOverTitle(task.member.name)} width="form" isOpen onOpenChange={onDone}>
          <HandOverForm mode={task.mode} member={task.member} others={task.others} onDone={onDone} />
        </Dialog>
      );
  }
}
