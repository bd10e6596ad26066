'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { nullIfNotFound } from '#lib/client/client-problem';
import { RequestEmailChangeRequest } from '#lib/contract/email-change';
import { CreateInvitationRequest } from '#lib/contract/invitation';
import { HandOverWorkRequest, UpdateMemberRequest, UpdateMeRequest } from '#lib/contract/member';
import { UpdateOrganizationRequest } from '#lib/contract/organization';
import { AddPasskeyRequest, PasskeyName } from '#lib/contract/passkey';
import { ChangePasswordRequest } from '#lib/contract/password';
import { Id } from '#lib/contract/scalars';
import { BothFactors } from '#lib/contract/second-factor';
import { SetSingleSignOnRequest } from '#lib/contract/single-sign-on';

const OfOne = z.object({ id: Id });

export const updateMe = defineAction(UpdateMeRequest, async ({ consoleClient }, body) => {
  await consoleClient.account.update(body);
  refresh();
});

export const changePassword = defineAction(ChangePasswordRequest, async ({ consoleClient }, body) => {
  await consoleClient.account.changePassword(body);
});

export const requestEmailChange = defineAction(RequestEmailChangeRequest, async ({ consoleClient }, body) => {
  await consoleClient.account.requestEmailChange(body);
  return body.email;
});

export const leaveOrganization = defineAction(z.object({}), async ({ consoleClient }) => {
  await consoleClient.members.leave();
});

export const endSession = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  await consoleClient.sessions.end(id).catch(nullIfNotFound);
  refresh();
});

export const endOtherSessions = defineAction(z.object({}), async ({ consoleClient }) => {
  await consoleClient.sessions.endOthers();
  refresh();
});

export const inviteMember = defineAction(CreateInvitationRequest, async ({ consoleClient }, body) => {
  const invitation = await consoleClient.invitations.create(body);
  refresh();
  return invitation;
});

export const resendInvitation = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  const invitation = await consoleClient.invitations.resend(id);
  refresh();
  return invitation;
});

export const revokeInvitation = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  await consoleClient.invitations.revoke(id);
  refresh();
});

export const updateMember = defineAction(
  UpdateMemberRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    // The list is also outdated if somebody else has changed them.
    await consoleClient.members.update(id, body).finally(refresh);
  },
);

export const handOverWork = defineAction(
  HandOverWorkRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    await consoleClient.members.handOver(id, body);
  },
);

export const removeMember = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  await consoleClient.members.remove(id).catch(nullIfNotFound);
  refresh();
});

export const restoreMember = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  // The list is also outdated if somebody else has brought them back.
  await consoleClient.members.restore(id).finally(refresh);
});

// Only a form that asks for a code has one.
const TypedFactors = BothFactors.partial({ one_time_code: true });

// The name is checked before the device makes a passkey that nobody could use.
export const startPasskey = defineAction(
  TypedFactors.extend({ name: PasskeyName }),
  ({ consoleClient }, { name: _name, ...body }) => consoleClient.secondFactor.startPasskey(body),
);

export const addPasskey = defineAction(AddPasskeyRequest, async ({ consoleClient }, body) => {
  await consoleClient.secondFactor.addPasskey(body);
  refresh();
});

export const removePasskey = defineAction(
  TypedFactors.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    await consoleClient.secondFactor.removePasskey(id, body).catch(nullIfNotFound);
    refresh();
  },
);

export const removeSecondFactor = defineAction(BothFactors, async ({ consoleClient }, body) => {
  await consoleClient.secondFactor.remove(body);
});

export const resetSecondFactor = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  await consoleClient.members.resetSecondFactor(id);
  refresh();
});

export const setSingleSignOn = defineAction(SetSingleSignOnRequest, async ({ consoleClient }, body) => {
  await consoleClient.singleSignOn.set(body);
  refresh();
});

export const removeSingleSignOn = defineAction(z.object({}), async ({ consoleClient }) => {
  await consoleClient.singleSignOn.remove();
  refresh();
});

export const updateOrganization = defineAction(UpdateOrganizationRequest, async ({ consoleClient }, body) => {
  await consoleClient.organization.update(body);
  refresh();
});
