import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#lib/contract/roles';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { mailsTo } from '#lib/testing/mails';
import { createPerson, type Person } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function desk() {
  const tenant = await createTenant(service);
  const person = (name: string, ...roles: Role[]) =>
    createPerson(service, tenant.organizationId, { name, roles });
  const [maria, ines, reader] = [
    await person('Maria Okafor', 'preparer'),
    await person('Ines Duarte', 'administrator', 'approver'),
    await person('Ada Reader', 'viewer'),
  ];
  const { filing } = await fileIn(service, tenant, 'US-OH');
  const asked = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
  });
  const ask = async (by: Person, method: string, path: string, body?: unknown) =>
    call(service, await by.token(), method, path, body);
  const at = `/console/filing/${filing.id}/comment`;
  const say = async (by: Person, body: string, path = at) => (await ask(by, 'POST', path, { body })).body;
  const mentionsOf = async (by: Person) => (await ask(by, 'GET', '/console/overview')).body.mentions;
  return { tenant, maria, ines, reader, filing, caseId: asked.body.id as string, ask, at, say, mentionsOf };
}

describe('works', () => {
  test('a filing and a case have their own comments, newest first, page by page', async () => {
    const { maria, ines, reader, ask, at, say, caseId } = await desk();
    await say(maria, 'First');
    await say(ines, 'Second');
    await say(ines, 'Of the case', `/console/case/${caseId}/comment`);
    const first = (await ask(reader, 'GET', `${at}?limit=1`)).body;
    expect(first.data).toMatchObject([{ body: 'Second', author: { name: 'Ines Duarte' }, is_own: false }]);
    const second = (await ask(maria, 'GET', `${at}?limit=1&cursor=${first.next_cursor}`)).body;
    expect([second.data[0].body, second.data[0].is_own, second.has_more]).toEqual(['First', true, false]);
    const ofCase = (await ask(reader, 'GET', `/console/case/${caseId}/comment`)).body;
    expect(ofCase.data.map(({ body }: { body: string }) => body)).toEqual(['Of the case']);
  });

  test('a comment that is sent again after a lost answer is there once', async () => {
    const { maria, ask, at, caseId } = await desk();
    for (const path of [at, `/console/case/${caseId}/comment`]) {
      const headers = { 'Idempotency-Key': `once ${path}` };
      const send = async (body: string) =>
        call(service, await maria.token(), 'POST', path, { body }, headers);
      const [first, again] = [await send('Once'), await send('Once')];
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.headers.get('Idempotent-Replayed')).toBe('true');
      expect(again.body).toEqual(first.body);
      expect((await send('Something else')).status).toBe(409);
      expect((await ask(maria, 'GET', path)).body.data).toHaveLength(1);
    }
  });

  test('the author can edit it, which is shown, and delete it; the audit log has both without the text', async () => {
    const { maria, ask, at, say } = await desk();
    const { id } = await say(maria, 'Draft of it');
    const edited = await ask(maria, 'PATCH', `/console/comment/${id}`, { body: 'Final words' });
    expect(edited.body).toMatchObject({ body: 'Final words', edited_at: service.time.now.toISOString() });
    expect((await ask(maria, 'DELETE', `/console/comment/${id}`)).status).toBe(204);
    expect((await ask(maria, 'GET', at)).body.data).toEqual([]);
    const trail = await service.parts.database.query(
      'select action, before, after from audit_entries where object_id = $1 order by id',
      [id],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'comment.created',
      'comment.updated',
      'comment.deleted',
    ]);
    expect(JSON.stringify(trail)).not.toContain('words');
  });

  test('a mentioned person sees it on the home page until they read it, and nobody else does', async () => {
    const { maria, ines, ask, say, mentionsOf, filing } = await desk();
    const said = await say(maria, `<@${ines.id}> and <@${maria.id}>: look at the lease`);
    expect(said.mentions).toContainEqual({ id: ines.id, name: 'Ines Duarte' });
    expect(await mentionsOf(maria)).toEqual([]);
    expect(await mentionsOf(ines)).toMatchObject([
      { comment: { id: said.id, is_unread: true }, legal_name: filing.legal_name, jurisdiction: 'US-OH' },
    ]);
    const counts = (await ask(ines, 'GET', '/console/overview?owner=me')).body;
    expect(counts.totals.mentions).toEqual({ listed: 1, snoozed: 0 });
    await ask(maria, 'POST', '/console/comment-reading', { ids: [said.id] });
    expect(await mentionsOf(ines)).toHaveLength(1);
    await ask(ines, 'POST', '/console/comment-reading', { ids: [said.id] });
    expect(await mentionsOf(ines)).toEqual([]);
  });

  test('an edit notifies only newly mentioned people, and withdraws removed mentions', async () => {
    const { maria, ines, reader, ask, say, mentionsOf } = await desk();
    const { id } = await say(maria, `<@${ines.id}> look`);
    await ask(ines, 'POST', '/console/comment-reading', { ids: [id] });
    await ask(maria, 'PATCH', `/console/comment/${id}`, { body: `<@${ines.id}> <@${reader.id}> look` });
    expect([(await mentionsOf(ines)).length, (await mentionsOf(reader)).length]).toEqual([0, 1]);
    await ask(maria, 'PATCH', `/console/comment/${id}`, { body: `<@${ines.id}> look` });
    expect(await mentionsOf(reader)).toEqual([]);
  });

  test('an edit keeps a mention of somebody who was removed since, and a new comment may not have it', async () => {
    const { maria, ines, reader, ask, at, say } = await desk();
    const { id } = await say(maria, `<@${reader.id}> look at the leese`);
    expect((await ask(ines, 'DELETE', `/console/member/${reader.id}`)).status).toBe(204);
    const body = `<@${reader.id}> look at the lease`;
    expect(await ask(maria, 'PATCH', `/console/comment/${id}`, { body })).toMatchObject({
      status: 200,
      body: { body, mentions: [{ id: reader.id }] },
    });
    expect((await ask(maria, 'POST', at, { body })).status).toBe(400);
  });

  test('in live mode a mention is emailed as the person chose, without the text and names', async () => {
    const { tenant, maria, ines, reader } = await desk();
    const live = await fileLive(service, tenant, 'US-TX');
    const as = async (who: Person, method: string, path: string, body: unknown) =>
      call(service, await who.token('live'), method, path, body);
    await as(reader, 'PATCH', '/console/notice-setting', { kinds: { mention: 'off' } });
    const body = `<@${ines.id}> <@${reader.id}> the secret lease`;
    expect((await as(maria, 'POST', `/console/filing/${live.id}/comment`, { body })).status).toBe(201);
    const { sendNoticesJob } = await import('#lib/service/notice/send-notices');
    const [row] = await service.parts.database.query('select id from comments where parent_id = $1', [
      live.id,
    ]);
    const payload = {
      organization_id: tenant.organizationId,
      mode: 'live' as const,
      comment_id: String(row?.id),
    };
    await sendNoticesJob(service.parts, payload);
    await sendNoticesJob(service.parts, payload);
    const mails = await mailsTo(service, ines.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `A comment on ${live.legal_name} in Texas mentions you`,
    ]);
    expect(mails[0]?.text).toContain(`/live/filings/${live.id}`);
    expect(mails[0]?.text).not.toMatch(/secret|Maria/);
    expect(await mailsTo(service, reader.email)).toEqual([]);
  });

  test('a mention that was read, or whose comment was deleted, is not in the next daily email', async () => {
    const { tenant, maria, ines, reader } = await desk();
    const live = await fileLive(service, tenant, 'US-TX');
    const as = async (who: Person, method: string, path: string, body?: unknown) =>
      call(service, await who.token('live'), method, path, body);
    for (const who of [ines, reader])
      await as(who, 'PATCH', '/console/notice-setting', { kinds: { mention: 'daily', filing: 'off' } });
    const { sendNoticesJob } = await import('#lib/service/notice/send-notices');
    const { sendDigestsJob } = await import('#lib/service/notice/send-digests');
    const say = async (body: string) => {
      const { id } = (await as(maria, 'POST', `/console/filing/${live.id}/comment`, { body })).body;
      const payload = { organization_id: tenant.organizationId, mode: 'live' as const, comment_id: id };
      await sendNoticesJob(service.parts, payload);
      return id as string;
    };
    const read = await say(`<@${ines.id}> <@${reader.id}> look at the lease`);
    await as(ines, 'POST', '/console/comment-reading', { ids: [read] });
    const gone = await say(`<@${ines.id}> <@${reader.id}> forget it`);
    await as(maria, 'DELETE', `/console/comment/${gone}`);
    await sendDigestsJob(service.parts);
    expect(await mailsTo(service, ines.email)).toEqual([]);
    const [mail, ...others] = await mailsTo(service, reader.email);
    expect([mail?.subject, others]).toEqual([expect.stringContaining('1 thing to know today'), []]);
  });
});

describe('refuses', () => {
  test('an empty or too long text, and a mention of a person who is not a member', async () => {
    const { maria, ask, at, tenant } = await desk();
    const stranger = (await desk()).maria;
    for (const body of ['  ', 'x'.repeat(4001), `<@${stranger.id}>`]) {
      const answer = await ask(maria, 'POST', at, { body });
      expect([answer.status, answer.body.errors[0].pointer]).toEqual([400, '/body']);
    }
    const everybody: string[] = [];
    for (let at = 0; at < 21; at += 1)
      everybody.push(`<@${(await createPerson(service, tenant.organizationId)).id}>`);
    expect((await ask(maria, 'POST', at, { body: everybody.join(' ') })).body.errors[0].code).toBe(
      'too_many',
    );
  });

  test('a change of a colleague’s comment', async () => {
    const { maria, ines, ask, say } = await desk();
    const { id } = await say(maria, 'Mine');
    expect((await ask(ines, 'PATCH', `/console/comment/${id}`, { body: 'Yours' })).status).toBe(409);
    expect((await ask(ines, 'DELETE', `/console/comment/${id}`)).status).toBe(409);
  });

  test('a viewer can only read; a partner’s key can do neither', async () => {
    const { reader, tenant, ask, at } = await desk();
    expect((await ask(reader, 'POST', at, { body: 'Hello' })).status).toBe(403);
    expect((await ask(reader, 'GET', at)).status).toBe(200);
    expect((await call(service, tenant.testKey, 'GET', at)).status).toBe(403);
  });
});
