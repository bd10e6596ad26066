import { readFileSync, writeFileSync } from 'node:fs';
import type { Screens } from './screens/bench-screens.ts';
import { screenTable } from './screens/screen-table.ts';

const document = 'docs/speed.md';

type Engine = 'pglite' | 'postgres';
type Requests = {
  figures: {
    engine: Engine;
    whose: 'product' | 'limit' | 'prism';
    scenario: string;
    connections: number;
    perSecond: number;
    least: number;
    most: number;
    p50: number;
    p99: number;
  }[];
};
type Large = { figures: { engine: Engine; name: string; p50: number; p95: number; ratio: number | null }[] };
type Growth = { figures: { name: string; alone: number; among: number; large: number }[] };
type Matrix = { figures: { name: string; median: number; most: number }[] };
type Webhooks = {
  figures: {
    engine: Engine;
    oneEndpoint: number;
    eightEndpoints: number;
    latency: { median: number; p95: number };
  }[];
};

const scenarios = ['requirement', 'fee', 'one filing', 'list of 25', 'preflight', 'submit'];

const tables: Record<string, () => string[][]> = {
  'embedded requests': () => requestsOf('pglite'),
  'Postgres requests': () => requestsOf('postgres'),
  'waits at 64 connections': waits,
  'shares and ratios': shares,
  'one large organization': large,
  growth,
  webhooks,
  'plan of all states': matrix,
  screens: () => screenTable(read<Screens>('figures-screens.json').figures),
};

/** Puts the figures of the last runs into the tables of the document, each between two comments that name it. */
export function writeTables(): void {
  writeFileSync(document, withFigures(readFileSync(document, 'utf8')));
}

/** The document with its tables as the figures are. Throws for a table that nobody draws and one that is not there. */
export function withFigures(text: string): string {
  const drawn = new Set<string>();
  const written = text.replaceAll(/<!-- table: (.+?) -->\n[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const rows = tables[name]?.();
    if (!rows) throw new Error(`${document} asks for a table that nobody draws: ${name}.`);
    drawn.add(name);
    return `<!-- table: ${name} -->\n${markdown(rows)}\n<!-- end -->`;
  });
  const left = Object.keys(tables).filter((name) => !drawn.has(name));
  if (left.length > 0) throw new Error(`${document} has no place for: ${left.join(', ')}.`);
  return written;
}

function requestsOf(engine: Engine): string[][] {
  const isEmbedded = engine === 'pglite';
  const rows = scenarios.map((name) => {
    const [product, limit, prism] = (['product', 'limit', 'prism'] as const).map((whose) =>
      requestFigure(engine, whose, name, 8),
    );
    const share = product && limit ? (product.perSecond / limit.perSecond).toFixed(2) : '';
    return [name, spread(product), spread(limit), share, ...(isEmbedded ? [spread(prism)] : [])];
  });
  return [['', 'Statehouse', 'the limit', 'share of the limit', ...(isEmbedded ? ['Prism'] : [])], ...rows];
}

function waits(): string[][] {
  const ratioOf = (found: { p50: number; p99: number } | undefined) =>
    found ? String(Math.round(found.p99 / Math.max(found.p50, 1))) : '';
  const cells = (engine: Engine, name: string) => {
    const found = requestFigure(engine, 'product', name, 64);
    const limit = ratioOf(requestFigure(engine, 'limit', name, 64));
    return [found ? `${found.p50} ms, ${found.p99} ms` : '', ratioOf(found), limit];
  };
  const heads = (engine: string) => [
    `${engine}: median, 99th percentile`,
    'ratio',
    'the same ratio of the limit',
  ];
  return [
    ['', ...heads('embedded'), ...heads('Postgres')],
    ...scenarios.map((name) => [name, ...cells('pglite', name), ...cells('postgres', name)]),
  ];
}

function shares(): string[][] {
  const perSecond = (engine: Engine, whose: 'product' | 'limit' | 'prism', name: string) =>
    requestFigure(engine, whose, name, 8)?.perSecond ?? Number.NaN;
  const both = (of: (engine: Engine) => number) =>
    [of('pglite'), of('postgres')].map((ratio) => ratio.toFixed(2));
  const ofLimit = (name: string) =>
    both((engine) => perSecond(engine, 'product', name) / perSecond(engine, 'limit', name));
  const ofPrism = (name: string) =>
    (perSecond('pglite', 'product', name) / perSecond('pglite', 'prism', name)).toFixed(1);
  return [
    ['', 'goal', 'embedded', 'Postgres'],
    ['requirement by Prism', '5', ofPrism('requirement'), ''],
    ['fee by Prism', '5', ofPrism('fee'), ''],
    ['one filing by the limit', '0.8', ...ofLimit('one filing')],
    [
      'requirement, which reads no database, by the limit of one filing',
      '',
      ...both(
        (engine) => perSecond(engine, 'product', 'requirement') / perSecond(engine, 'limit', 'one filing'),
      ),
    ],
    ['list by the limit', '0.6', ...ofLimit('list of 25')],
    ['submit by the limit', '0.5', ...ofLimit('submit')],
    [
      'preflight by submit',
      '2',
      ...both((engine) => perSecond(engine, 'product', 'preflight') / perSecond(engine, 'product', 'submit')),
    ],
  ];
}

function large(): string[][] {
  const { figures } = read<Large>('figures-large.json');
  const cells = (engine: Engine, name: string) => {
    const found = figures.find((figure) => figure.engine === engine && figure.name === name);
    if (!found) return ['', ''];
    return [`${found.p50} ms, ${found.p95} ms`, found.ratio === null ? '' : found.ratio.toFixed(2)];
  };
  const names = [...new Set(figures.map(({ name }) => name))];
  return [
    [
      '',
      'embedded: median, 95th percentile',
      'page 1,000 by page 1',
      'Postgres: median, 95th percentile',
      'page 1,000 by page 1',
    ],
    ...names.map((name) => [name, ...cells('pglite', name), ...cells('postgres', name)]),
  ];
}

function growth(): string[][] {
  const beside = (one: number, other: number) => `${one} ms (${(one / other).toFixed(2)})`;
  return [
    ['', 'alone', 'beside the others', 'of a million filings'],
    ...read<Growth>('figures-growth.json').figures.map(({ name, alone, among, large }) => [
      name,
      `${alone} ms`,
      beside(among, alone),
      beside(large, among),
    ]),
  ];
}

function webhooks(): string[][] {
  const [embedded, postgres] = (['pglite', 'postgres'] as const).map((engine) =>
    read<Webhooks>('figures-webhooks.json').figures.find((figure) => figure.engine === engine),
  );
  return [
    ['', 'embedded', 'Postgres'],
    ['messages a second to one endpoint', count(embedded?.oneEndpoint), count(postgres?.oneEndpoint)],
    [
      'messages a second to eight endpoints',
      count(embedded?.eightEndpoints),
      count(postgres?.eightEndpoints),
    ],
    [
      'from an event to its message, median',
      `${embedded?.latency.median} ms`,
      `${postgres?.latency.median} ms`,
    ],
    ['95th percentile', `${embedded?.latency.p95} ms`, `${postgres?.latency.p95} ms`],
  ];
}

function matrix(): string[][] {
  return [
    ['', 'median', 'most'],
    ...read<Matrix>('figures-matrix.json').figures.map(({ name, median, most }) => [
      name,
      `${count(median)} ms`,
      `${count(most)} ms`,
    ]),
  ];
}

function requestFigure(engine: Engine, whose: string, scenario: string, connections: number) {
  return read<Requests>('figures.json').figures.find(
    (figure) =>
      figure.engine === engine &&
      figure.whose === whose &&
      figure.scenario === scenario &&
      figure.connections === connections,
  );
}

function spread(figure: { perSecond: number; least: number; most: number } | undefined): string {
  if (!figure) return '';
  return `${count(figure.perSecond)} (${count(figure.least)} to ${count(figure.most)})`;
}

function count(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('en-US');
}

function read<Figures>(file: string): Figures {
  return JSON.parse(readFileSync(`bench/${file}`, 'utf8'));
}

function markdown([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
