import { expect, test, vi } from 'vitest';
import { createTransport } from '#lib/client/transport';
import { fetchAsDashboard } from '#lib/session/fetch-as-dashboard';

const service = 'http://api.internal:3001';
const problem = {
  type: '/problems/unauthenticated',
  title: 'Missing or invalid credentials',
  status: 401,
  detail: 'This email and password do not match.',
  instance: '/console/session',
};

const refusedWith = (headers: Record<string, string>) => {
  const report = vi.fn();
  const refuse = async () => Response.json(problem, { status: 401, headers });
  const asDashboard = fetchAsDashboard(refuse, report);
  const { send } = createTransport({ baseUrl: service, token: 'a token', fetch: asDashboard });
  return { answer: expect(send({ method: 'POST', path: '/console/session' })).rejects, report };
};
test('a refused sign-in stays what it is', async () => {
  const { answer, report } = refusedWith({});
  await answer.toMatchObject({ code: 'unauthenticated' });
  expect(report).not.toHaveBeenCalled();
});

test('a dashboard with another secret cannot reach the service, and says why in its log', async () => {
  const { answer, report } = refusedWith({ 'WWW-Authenticate': 'Bearer' });
  await answer.toMatchObject({ code: 'unavailable' });
  expect(report).toHaveBeenCalledWith({ service }, expect.stringMatching(/CONSOLE_SECRET/));
});
