import { Notice } from '#components/ui/notice';
import { businessWords } from './words.ts';

export function ReadOnlyNotice() {
  return <Notice title={businessWords.list.readOnly}>{businessWords.list.readOnlyDetail}</Notice>;
}
