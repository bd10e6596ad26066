import { MemberList, MemberListQuery } from '#lib/contract/member';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listMembers } from '#lib/service/person/list-members';

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
