'use server';

import { refresh } from 'next/cache';
import { defineAction } from '#lib/actions/define-action';
import { DeskBusinessQuery } from '#lib/contract/desk-business';
import { WithdrawDeskMailRequest } from '#lib/contract/desk-mail';
import { Id } from '#lib/contract/scalars';

export const findBusinesses = defineAction(DeskBusinessQuery, ({ deskClient }, { q }) =>
  deskClient.businesses.find(q),
);

export const withdrawMail = defineAction(
  WithdrawDeskMailRequest.extend({ id: Id }),
  async ({ deskClient }, { id, ...body }) => {
    const mail = await deskClient.mail.withdraw(id, body);
    refresh();
    return mail;
  },
);
