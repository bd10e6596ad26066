import { Notice } from '#components/ui/notice';
import { readOnlyWords } from './words.ts';

export function ReadOnlyNotice() {
  return <Notice title={readOnlyWords.title}>{readOnlyWords.detail}</Notice>;
}
