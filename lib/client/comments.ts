import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  Comment,
  CommentList,
  CommentParent,
  ReadCommentsRequest,
  WriteCommentRequest,
} from '#lib/contract/comment';
import type { PageQuery } from '#lib/contract/list';

export function commentCalls({ json, send }: Transport) {
  const ofParent = (parent: CommentParent, id: string) => path`/console/${parent}/${id}/comment`;
  const own = (id: string) => path`/console/comment/${id}`;
  return {
    /** Comments by people of the organization on a filing or a case. */
    list: (parent: CommentParent, id: string, query: Partial<PageQuery> = {}) =>
      json<CommentList>({ method: 'GET', path: ofParent(parent, id), query }),
    create: (
      parent: CommentParent,
      id: string,
      body: WriteCommentRequest,
      idempotencyKey: string = crypto.randomUUID(),
    ) => json<Comment>({ method: 'POST', path: ofParent(parent, id), body, idempotencyKey }),
    update: (id: string, body: WriteCommentRequest) =>
      json<Comment>({ method: 'PATCH', path: own(id), body }),
    delete: async (id: string) => void (await send({ method: 'DELETE', path: own(id) })),
    markRead: async (body: ReadCommentsRequest) =>
      void (await send({ method: 'POST', path: '/console/comment-reading', body })),
  };
}
