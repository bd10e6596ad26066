'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { nullIfNotFound } from '#lib/client/client-problem';
import { CommentParent, ReadCommentsRequest, WriteCommentRequest } from '#lib/contract/comment';
import { Id } from '#lib/contract/scalars';

export const createComment = defineAction(
  WriteCommentRequest.extend({ parent: CommentParent, parent_id: Id, key: z.uuid() }),
  async ({ consoleClient }, { parent, parent_id, body, key }) => {
    await consoleClient.comments.create(parent, parent_id, { body }, key);
    refresh();
  },
);

export const updateComment = defineAction(
  WriteCommentRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, body }) => {
    await consoleClient.comments.update(id, { body });
    refresh();
  },
);

export const deleteComment = defineAction(z.object({ id: Id }), async ({ consoleClient }, { id }) => {
  await consoleClient.comments.delete(id).catch(nullIfNotFound);
  refresh();
});

/** Nothing on the page changes with it: what was unread stays marked until the page is opened again. */
export const markCommentsRead = defineAction(ReadCommentsRequest, ({ consoleClient }, body) =>
  consoleClient.comments.markRead(body),
);
