'use server';

import { defineOpenAction } from '#lib/actions/define-open-action';
import { AcceptInvitationRequest, FindInvitationRequest } from '#lib/contract/invitation';

export const findInvitation = defineOpenAction(FindInvitationRequest, ({ invitations }, { token }) =>
  invitations.find(token),
);

export const acceptInvitation = defineOpenAction(AcceptInvitationRequest, ({ invitations }, body) =>
  invitations.accept(body),
);
