import { expect, test, vi } from 'vitest';
import { createTransport } from '#lib/client/transport';
import { fetchAsDashboard } from '#lib/session/fetch-as-dashboard';

const error = vi.hoisted(() => vi.fn());
vi.mock('#lib/actions/log', () => ({ log: () => ({ error }) }));

const service = 'http://api.internal:3001';
const refusedWith = (headers: Record<string, string>) => {
  const answer = async () => Response.json(problem, { status: 401, headers });
  const { send } = createTransport({ baseUrl: service, token: 'a token', fetch: fetchAsDashboard(answer) });
  return expect(send({ method: 'POST', path: '/console/session' })).rejects;
};
const problem = {
  type: '/problems/unauthenticated',
  title: 'Missing or invalid credentials',
  status: 401,
  detail: 'This email and password do not match.',
  instance: '/console/session',
};

test('a refused sign-in stays what it is', async () => {
  await refusedWith({}).toMatchObject({ code: 'unauthenticated' });
  expect(error).not.toHaveBeenCalled();
});

test('a dashboard with another secret cannot reach the service, and says why in its log', async () => {
  await refusedWith({ 'WWW-Authenticate': 'Bearer' }).toMatchObject({ code: 'unavailable' });
  expect(error).toHaveBeenCalledWith({ service }, expect.stringMatching(/CONSOLE_SECRET/));
});
