import type { Conflict, DraftStore } from '#components/drafts/draft-store.ts';
import { focusAnswerNext } from '#components/forms/focus-answer.ts';
import type { AnswerNote } from '#components/forms/form-setting.ts';

/** What a colleague answered at the same time, at the question `name`, with the choice between both answers. */
export function conflictNote<Saved>(
  store: DraftStore<Saved>,
  { path, yours, theirs, stamp }: Conflict,
  name: string,
): AnswerNote {
  // The two buttons go away with the choice.
  const choose = (whose: 'mine' | 'theirs') => () => {
    store.choose(path, whose);
    focusAnswerNext(name);
  };
  const sides = { onMine: choose('mine'), onTheirs: choose('theirs') };
  return { conflict: { yours, theirs, by: stamp.by, at: stamp.at, ...sides } };
}
