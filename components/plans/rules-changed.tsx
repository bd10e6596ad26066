'use client';

import { stateName, stateNames } from '#components/filings/state-name.ts';
import { planWords } from '#components/plans/words.ts';
import { Button } from '#components/ui/button';
import { Disclosure } from '#components/ui/disclosure';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import type { RulesNews } from '#lib/rules/plan/rules-news';

const words = planWords.rules;

type RulesChangedProps = { mode: Mode; news: readonly RulesNews[]; onSeen: (news: RulesNews) => void };

/**
 * The states whose rules have changed since the plan last saw them, and the changes, until somebody acknowledges them.
 */
export function RulesChanged({ mode, news, onSeen }: RulesChangedProps) {
  return (
    <Notice kind="warning" measure="full" title={words.title(stateNames(news.map(({ code }) => code)))}>
      <p>{words.detail}</p>
      <ul className="mt-2 space-y-2">
        {news.map((one) => (
          <li key={one.code} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-64">
              <Disclosure summary={words.changes(stateName(one.code), one.details.length)}>
                <ul className="list-disc space-y-1 ps-5">
                  {one.details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
                <p className="mt-1">
                  <TextLink href={`${paths.stateRules(mode, one.code)}#versions`} alone>
                    {words.allRules(stateName(one.code))}
                  </TextLink>
                </p>
              </Disclosure>
            </div>
            <Button size="small" onClick={() => onSeen(one)}>
              {words.seen}
              <span className="sr-only">: {stateName(one.code)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
