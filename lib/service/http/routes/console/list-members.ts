import { MemberList, MemberListQuery } from '#lib/contract/console/member';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { listMembers } from '#lib/service/verbs/console/list-members';

export const listMembersRoute = defineRoute(
  {
    method: 'get',
    path: '/console/member',
    operationId: 'listMembers',
    summary: 'List the people of the organization',
    tags: ['Console'],
    access: 'person',
    request: { query: MemberListQuery },
    responses: { 200: answers(MemberList, 'A page of people, the newest first') },
  },
  async (c, ctx) => respond(MemberList, await listMembers(ctx, c.req.valid('query'))),
);
