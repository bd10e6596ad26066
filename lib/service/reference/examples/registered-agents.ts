import { ids } from '#lib/service/reference/examples/ids';

export const registeredAgent = {
  object: 'registered_agent',
  business_id: ids.registration,
  mode: 'test',
  provider: 'service',
  status: 'active',
  jurisdiction: 'US-TX',
  name: 'Statehouse Registered Agents',
  address: null,
  started_at: '2026-11-21T09:50:00.000Z',
  ended_at: null,
  handover: null,
  reason: null,
};
