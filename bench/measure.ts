import autocannon from 'autocannon';

export type Scenario = {
  name: string;
  /** Requests a second to reach with 8 connections, where the project has set itself a goal. */
  goal?: { pglite?: number; postgres?: number };
  method: 'GET' | 'POST';
  status: number;
  path: () => string;
  key: string;
  body?: () => string;
  /** What every answer must say, besides its status. */
  expect: (body: string) => boolean;
};

export type Measured = {
  perSecond: number;
  p50: number;
  p99: number;
};

/** Drives one scenario and fails where any answer was not the expected one. Latencies in milliseconds. */
export async function measure(
  url: string,
  scenario: Scenario,
  options: { connections: number; seconds: number },
): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    timeout: 30,
    verifyBody: (body) => scenario.expect(String(body)),
    requests: [
      {
        method: scenario.method,
        setupRequest: (request) => ({
          ...request,
          path: scenario.path(),
          headers: {
            Authorization: `Bearer ${scenario.key}`,
            ...(scenario.body ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(scenario.body ? { body: scenario.body() } : {}),
        }),
      },
    ],
  });
  const wrong = result.requests.total - (result.statusCodeStats?.[`${scenario.status}`]?.count ?? 0);
  const late = result.errors + result.timeouts;
  if (wrong > 0 || late > 0 || result.mismatches > 0) {
    const seen = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${scenario.name}: ${wrong} answers had another status (${seen}), ${result.mismatches} another body, ${late} never came.`,
    );
  }
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
