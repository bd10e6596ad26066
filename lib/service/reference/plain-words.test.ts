import { describe, expect, test } from 'vitest';
import { problems } from '#lib/contract/problem-codes';
import { tags } from '#lib/service/edge/openapi/tags';
import { guideMarkdown, guides } from '#lib/service/reference/guides';
import { problemWords } from '#lib/service/reference/reference-words';
import { commonMembers } from '#lib/service/reference/words/common-members';
import { introduction } from '#lib/service/reference/words/introduction';
import { parameterWords } from '#lib/service/reference/words/parameters';
import { resourceMembers } from '#lib/service/reference/words/resource-members';
import { bannedWordsIn } from '#lib/testing/banned-words';

/** The text without code and links. */
const proseOf = (markdown: string) => markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, '');

describe('text for partners uses the terms of the field', () => {
  test.each(guides.map(([name]) => name))('the guide %s', async (name) => {
    expect(bannedWordsIn(proseOf(await guideMarkdown(name)))).toEqual([]);
  });

  test.each(Object.entries(problemWords))('the page of the problem %s', (code, { cause, cure }) => {
    const { title } = problems[code as keyof typeof problems];
    expect([title, cause, cure].map(proseOf).flatMap(bannedWordsIn)).toEqual([]);
  });

  test('the reference', () => {
    const words = [
      introduction,
      ...guides.flatMap(([, title, about]) => [title, about]),
      ...tags.map(({ description }) => description),
      ...[commonMembers, parameterWords, resourceMembers].flatMap((members) => Object.values(members)),
    ];
    expect(words.map(proseOf).flatMap(bannedWordsIn)).toEqual([]);
  });
});
