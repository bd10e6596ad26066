import { expect, test } from 'vitest';
import { begunMention, bodyOf, matching, partsOf, typedOf } from '#components/comments/mention-text.ts';

const ana = { id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e', name: 'Ana Li' };
const long = { id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1f', name: 'Ana Li Moreno' };
const people = [ana, long];

test('a name after an @ is stored as the person, the longest match first, and shown with the current name', () => {
  const typed = 'Ask @Ana Li Moreno, not @Ana Li. @Ana Lindt and a@Ana are nobody.';
  const body = bodyOf(typed, people);
  expect(body).toBe(`Ask <@${long.id}>, not <@${ana.id}>. @Ana Lindt and a@Ana are nobody.`);
  expect(typedOf(body, people)).toBe(typed);
  expect(partsOf(`<@${ana.id}>!`, [{ ...ana, name: 'Erased person' }])).toMatchObject([
    { text: '@Erased person', isMention: true },
    { text: '!', isMention: false },
  ]);
  expect(typedOf(`<@${ana.id}>`, [])).toBe('@former colleague');
});

test('a mention starts with an @ at the start of a word, and has at most two words', () => {
  const begun = (text: string) => begunMention(text, text.length);
  expect(begun('Ask @')).toEqual({ from: 4, query: '' });
  expect(begun('Ask @ana l')).toEqual({ from: 4, query: 'ana l' });
  expect(begun('mail a@b')).toBeNull();
  expect(begun('@ana li moreno')).toBeNull();
  expect(begunMention('@an and more', 3)).toEqual({ from: 0, query: 'an' });
});

test('people with a matching part of their name are offered until it is complete', () => {
  expect(matching(people, 'mor', 5)).toEqual([long]);
  expect(matching(people, '', 1)).toEqual([ana]);
  expect(matching(people, 'ana li', 5)).toEqual([long]);
});

test('a name typed without its accents or capitals is the person, and one written in two characters too', () => {
  const jose = { ...ana, name: 'José Ángel Muñoz' };
  const bjorn = { ...long, name: 'Bjørn Łukasz' };
  const typed = 'Café: @jose angel munoz, @Bjorn Lukasz, @BJØRN ŁUKASZ, @José Ángel Muñoz'.normalize('NFD');
  expect(bodyOf(`${typed} @José Ángel Muñozó`, [jose, bjorn])).toBe(
    `Café: <@${jose.id}>, <@${bjorn.id}>, <@${bjorn.id}>, <@${jose.id}> @José Ángel Muñozó`,
  );
  expect(matching([jose, bjorn], 'ang', 5)).toEqual([jose]);
  expect(matching([jose, bjorn], 'bjorn l', 5)).toEqual([bjorn]);
  expect(matching([jose], 'jose angel munoz', 5)).toEqual([]);
});

test('of two people of one name, the one who was chosen is mentioned, and stays so when the comment is changed', () => {
  const chosen = [
    { ...ana, name: 'Ana Li (ana@example.com)' },
    { ...long, name: 'Ana Li (li@example.com)' },
  ];
  const body = bodyOf('@Ana Li (li@example.com) please', chosen);
  expect(body).toBe(`<@${long.id}> please`);
  const people = [{ ...long, name: 'Ana Li' }, ...chosen];
  expect(bodyOf(typedOf(body, people), people)).toBe(body);
});
