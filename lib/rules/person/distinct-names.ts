import { unaccented } from '#lib/rules/search/unaccented';

type Person = { id: string; name: string; email: string };

/** People by name. Those of one name, but for its capitals and accents, have their email addresses after them. */
export function distinctNames(people: readonly Person[]): { id: string; name: string }[] {
  const plain = ({ name }: Person) => unaccented(name).toLowerCase();
  const alike = Map.groupBy(people, plain);
  return people.map((person) => {
    const { id, name, email } = person;
    return { id, name: alike.get(plain(person))?.length === 1 ? name : `${name} (${email})` };
  });
}
