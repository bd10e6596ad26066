import { RemovedMemberList, RemovedMemberListQuery } from '#lib/contract/member';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listRemovedMembers } from '#lib/service/person/list-removed-members';

export const listRemovedMembersRoute = defineRoute(
  {
    method: 'get',
    path: '/console/removed-member',
    operationId: 'listRemovedMembers',
    summary: 'List the people who were removed and can be restored',
    tags: ['Console'],
    access: 'administer',
    request: { query: RemovedMemberListQuery },
    responses: { 200: answers(RemovedMemberList, 'A page of people, the last removed first') },
  },
  async (c, ctx) => respond(RemovedMemberList, await listRemovedMembers(ctx, c.req.valid('query'))),
);
