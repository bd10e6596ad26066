import autocannon from 'autocannon';

export type Scenario = {
  name: string;
  /** Requests per second to reach with 8 connections, if there is a goal. */
  goal?: { pglite?: number; postgres?: number };
  method: 'GET' | 'POST';
  status: number;
  path: () => string;
  key: string;
  body?: () => string;
  /** Required content of every response, besides its status. */
  expect: (body: string) => boolean;
};

/**
 * Over several runs: the median of each figure, and the lowest and highest requests per second. Latencies in
 * milliseconds.
 */
export type Measured = {
  perSecond: number;
  least: number;
  most: number;
  p50: number;
  p99: number;
};

type Run = Pick<Measured, 'perSecond' | 'p50' | 'p99'>;

export async function measure(
  url: string,
  scenario: Scenario,
  options: { connections: number; seconds: number; runs: number },
): Promise<Measured> {
  const runs: Run[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(url, scenario, options));
  const each = (name: keyof Run) => runs.map((run) => run[name]).toSorted((a, b) => a - b);
  const median = (name: keyof Run) => each(name)[Math.floor(runs.length / 2)] ?? 0;
  const rates = each('perSecond');
  return {
    perSecond: median('perSecond'),
    least: rates[0] ?? 0,
    most: rates.at(-1) ?? 0,
    p50: median('p50'),
    p99: median('p99'),
  };
}

/** Runs one scenario and fails if any response was not the expected one. */
async function measureOnce(
  url: string,
  scenario: Scenario,
  options: { connections: number; seconds: number },
): Promise<Run> {
  await settle(url, scenario);
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    timeout: 30,
    verifyBody: (body) => scenario.expect(String(body)),
    requests: [
      {
        method: scenario.method,
        setupRequest: (request) => ({ ...request, path: scenario.path(), ...contentOf(scenario) }),
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

/**
 * Waits for one request. The load generator leaves a request on each connection when its time is over; the server does
 * them all before this one, instead of during the next run.
 */
async function settle(url: string, scenario: Scenario): Promise<void> {
  const answer = await fetch(url + scenario.path(), { method: scenario.method, ...contentOf(scenario) });
  await answer.text();
}

function contentOf({ key, body }: Scenario): { headers: Record<string, string>; body?: string } {
  const headers = { Authorization: `Bearer ${key}` };
  return body ? { headers: { ...headers, 'Content-Type': 'application/json' }, body: body() } : { headers };
}
